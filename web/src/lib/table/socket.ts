/** The line of a table: to the server, or to the engine in this browser. */

import { EngineSocket } from '../../offline/engine/engineSocket';
import { playsHere } from '../../offline/localPlay';

export type TableSocket = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export function openSocket(): TableSocket {
  if (playsHere()) return new EngineSocket(import('../../offline/engine/engine').then((one) => one.engine()));
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as TableSocket;
}
