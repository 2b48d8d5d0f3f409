/** Puts the slider over each pair of images that the server has marked (render.php). */
import { initBlocks } from '@shared/view/init-blocks';
import { mountSlider } from './slider';

initBlocks( '.juxtapose.has-slider', mountSlider );
