/** Large files of the media library's own uploaders, on screens that have one from the start. */
import '@shared/editor-state/public-path';
import { begin } from './begin';
import './style.scss';

begin();
