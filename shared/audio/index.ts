export { AudioPlayer } from './audio-player';
export { DRIFT, THROTTLE, TOGGLE_DELAY } from './constants';
