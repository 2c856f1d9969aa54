import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

const maxWaiting = 20;

/** Node hands over at once all requests that a client has sent ahead on a connection. */
export function oneAtATime(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Array<() => void>>();

  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once("close", next);
      handle(request, response);
    };
    const next = () => {
      const begun = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (begun) begun();
      else waiting.delete(socket);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < maxWaiting) {
      queue.push(begin);
    } else {
      socket.destroy();
    }
  };
}
