#!/usr/bin/env python3
"""A worker of remote execution: takes actions from BuildGrid, runs them in a folder of their own, and hands in
what they wrote: worker.py ADDRESS NAME LOG.

BuildGrid's own worker is a program of C++ that no registry has. This one speaks the same protocols, by the modules
that come with BuildGrid: Bots for leases, ContentAddressableStorage and ByteStream for files. A line of the log is
an action: how many files it was given, how long it took, and how much memory it had at most.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as re
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2_grpc as re_grpc
from buildgrid._protos.google.bytestream import bytestream_pb2, bytestream_pb2_grpc
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc, worker_pb2

BATCH = 2_000_000
PIECE = 1 << 20


class Storage:
    """What is stored by its hash, with what this worker has fetched already."""

    def __init__(self, channel, folder):
        self.storage = re_grpc.ContentAddressableStorageStub(channel)
        self.stream = bytestream_pb2_grpc.ByteStreamStub(channel)
        self.folder = folder

    def path(self, digest):
        return os.path.join(self.folder, digest.hash)

    def has(self, digest):
        return digest.size_bytes == 0 or os.path.exists(self.path(digest))

    def keep(self, digest, data):
        with open(self.path(digest) + ".new", "wb") as file:
            file.write(data)
        os.rename(self.path(digest) + ".new", self.path(digest))

    def fetch(self, digests):
        """Fetches what is not here yet: small things many at a time, large ones in pieces."""
        batch, size = [], 0
        for digest in {digest.hash: digest for digest in digests if not self.has(digest)}.values():
            if digest.size_bytes > BATCH:
                name = f"blobs/{digest.hash}/{digest.size_bytes}"
                pieces = self.stream.Read(bytestream_pb2.ReadRequest(resource_name=name))
                self.keep(digest, b"".join(piece.data for piece in pieces))
                continue
            if size + digest.size_bytes > BATCH:
                self.fetch_batch(batch)
                batch, size = [], 0
            batch.append(digest)
            size += digest.size_bytes
        if batch:
            self.fetch_batch(batch)

    def fetch_batch(self, digests):
        answer = self.storage.BatchReadBlobs(re.BatchReadBlobsRequest(digests=digests))
        for blob in answer.responses:
            if blob.status.code != 0:
                raise RuntimeError(f"no {blob.digest.hash}: {blob.status.message}")
            self.keep(blob.digest, blob.data)

    def read(self, digest):
        if digest.size_bytes == 0:
            return b""
        self.fetch([digest])
        with open(self.path(digest), "rb") as file:
            return file.read()

    def message(self, kind, digest):
        message = kind()
        message.ParseFromString(self.read(digest))
        return message

    def store(self, data):
        digest = re.Digest(hash=hashlib.sha256(data).hexdigest(), size_bytes=len(data))
        name = f"uploads/{os.urandom(16).hex()}/blobs/{digest.hash}/{digest.size_bytes}"

        def requests():
            for start in range(0, max(len(data), 1), PIECE):
                piece = data[start:start + PIECE]
                yield bytestream_pb2.WriteRequest(
                    resource_name=name, write_offset=start, data=piece,
                    finish_write=start + len(piece) == len(data))

        self.stream.Write(requests())
        return digest


def lay_out(storage, root, digest, folder):
    """Puts a tree of files where an action finds it; returns how many files there are."""
    levels = [(digest, folder)]
    files = []
    while levels:
        storage.fetch([digest for digest, _ in levels])
        below = []
        for digest, place in levels:
            os.makedirs(place, exist_ok=True)
            directory = storage.message(re.Directory, digest)
            files += [(file, os.path.join(place, file.name)) for file in directory.files]
            below += [(child.digest, os.path.join(place, child.name)) for child in directory.directories]
            for link in directory.symlinks:
                os.symlink(link.target, os.path.join(place, link.name))
        levels = below
    storage.fetch([file.digest for file, _ in files])
    for file, place in files:
        # Each action has files of its own: what it does to them is seen by no other.
        if file.digest.size_bytes == 0:
            open(place, "wb").close()
        else:
            shutil.copyfile(storage.path(file.digest), place)
        os.chmod(place, 0o755 if file.is_executable else 0o644)
    return len(files)


def run(storage, action, log):
    command = storage.message(re.Command, action.command_digest)
    root = tempfile.mkdtemp()
    result = re.ActionResult()
    try:
        count = lay_out(storage, root, action.input_root_digest, root)
        place = os.path.join(root, command.working_directory)
        os.makedirs(place, exist_ok=True)
        outputs = list(command.output_paths) or list(command.output_files)
        for path in outputs:
            os.makedirs(os.path.dirname(os.path.join(place, path)), exist_ok=True)
        environment = {variable.name: variable.value for variable in command.environment_variables}
        start = time.monotonic()
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            arguments = list(command.arguments)
            # A program is named by its path, also one that lies in the folder itself.
            if os.path.exists(os.path.join(place, arguments[0])):
                arguments[0] = os.path.join(place, arguments[0])
            process = subprocess.Popen(
                arguments, cwd=place, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=err)
            _, status, usage = os.wait4(process.pid, 0)
            result.exit_code = os.waitstatus_to_exitcode(status)
            for file, name in [(out, "stdout"), (err, "stderr")]:
                file.seek(0)
                setattr(result, name + "_raw", file.read(200_000))
        for path in outputs:
            name = os.path.join(place, path)
            if not os.path.isfile(name):
                continue
            with open(name, "rb") as file:
                data = file.read()
            result.output_files.append(
                re.OutputFile(path=path, digest=storage.store(data), is_executable=os.access(name, os.X_OK)))
        log.write(f"{count} files, {time.monotonic() - start:.2f} s, {usage.ru_maxrss // 1024} MB, "
                  f"ended with {result.exit_code}: {outputs[0] if outputs else ''}\n")
        log.flush()
    finally:
        shutil.rmtree(root, ignore_errors=True)
    return result


def update(bots, session):
    """Tells the server what has become of leases, and asks for others; None when the server has gone."""
    while True:
        try:
            request = bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session)
            return bots.UpdateBotSession(request, timeout=20)
        except grpc.RpcError as error:
            if error.code() in (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED):
                return None
            if error.code() not in (grpc.StatusCode.RESOURCE_EXHAUSTED, grpc.StatusCode.DEADLINE_EXCEEDED):
                raise
            time.sleep(0.5)


def main():
    address, name, place = sys.argv[1:]
    channel = grpc.insecure_channel(
        address, [("grpc.max_receive_message_length", 64 << 20), ("grpc.max_send_message_length", 64 << 20)])
    grpc.channel_ready_future(channel).result(timeout=60)
    bots = bots_pb2_grpc.BotsStub(channel)
    system = worker_pb2.Device(handle="machine")
    session = bots_pb2.BotSession(
        bot_id=name, status=bots_pb2.OK, worker=worker_pb2.Worker(devices=[system]))
    session = bots.CreateBotSession(bots_pb2.CreateBotSessionRequest(parent="", bot_session=session), timeout=20)
    with tempfile.TemporaryDirectory() as folder, open(place, "w") as log:
        storage = Storage(channel, folder)
        while True:
            for lease in session.leases:
                if lease.state == bots_pb2.PENDING:
                    lease.state = bots_pb2.ACTIVE
            if session.leases:
                session = update(bots, session)
                if session is None:
                    return
            for lease in session.leases:
                if lease.state != bots_pb2.ACTIVE:
                    continue
                action = re.Action()
                if not lease.payload.Unpack(action):
                    digest = re.Digest()
                    lease.payload.Unpack(digest)
                    action = storage.message(re.Action, digest)
                lease.result.Pack(run(storage, action, log))
                lease.state = bots_pb2.COMPLETED
            session = update(bots, session)
            if session is None:
                return


main()
