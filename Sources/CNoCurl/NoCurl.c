// What the command is linked with on Linux in place of libcurl.
//
// FlyingFox can hand requests on to another server, by Foundation's URLSession, which calls libcurl. The
// preview never does, but to load libcurl and the nearly thirty libraries that it needs took longer than all
// else that the command does to start. None of these is ever called; if one is one day, it says so.

#include <stdio.h>
#include <stdlib.h>

#define ABSENT(name)                                                   \
  _Noreturn void name(void) {                                          \
    fputs("lifeline is linked without libcurl: " #name "\n", stderr);  \
    abort();                                                           \
  }

ABSENT(curl_easy_cleanup)
ABSENT(curl_easy_getinfo)
ABSENT(curl_easy_init)
ABSENT(curl_easy_pause)
ABSENT(curl_easy_setopt)
ABSENT(curl_easy_strerror)
ABSENT(curl_free)
ABSENT(curl_global_init)
ABSENT(curl_multi_add_handle)
ABSENT(curl_multi_assign)
ABSENT(curl_multi_cleanup)
ABSENT(curl_multi_info_read)
ABSENT(curl_multi_init)
ABSENT(curl_multi_remove_handle)
ABSENT(curl_multi_setopt)
ABSENT(curl_multi_socket_action)
ABSENT(curl_slist_append)
ABSENT(curl_slist_free_all)
ABSENT(curl_url)
ABSENT(curl_url_get)
ABSENT(curl_url_set)
ABSENT(curl_version)
ABSENT(curl_version_info)
