// Each page through libcmark and nothing else: what no generator that uses it can be faster than.
// The names of the pages come on standard input, each followed by that of the file to write.

#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char from[4096], to[4096];
  while (fgets(from, sizeof from, stdin) && fgets(to, sizeof to, stdin)) {
    from[strcspn(from, "\n")] = 0;
    to[strcspn(to, "\n")] = 0;
    FILE *page = fopen(from, "rb");
    if (!page) return 1;
    fseek(page, 0, SEEK_END);
    size_t size = (size_t)ftell(page);
    rewind(page);
    char *text = malloc(size + 1);
    if (!text || fread(text, 1, size, page) != size) return 1;
    fclose(page);
    char *html = cmark_markdown_to_html(text, size, 0);
    FILE *file = fopen(to, "wb");
    if (!file) return 1;
    fwrite(html, 1, strlen(html), file);
    fclose(file);
    free(html);
    free(text);
  }
  return 0;
}
