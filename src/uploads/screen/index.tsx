/** Large files of the media library's own uploaders, on screens that have one from the start. */
import '@shared/editor-state/public-path';
import { startLargeUploads } from './start';
import './style.scss';

startLargeUploads();
