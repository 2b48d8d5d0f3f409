/** Puts the slider over each pair of pictures that the server has marked (render.php). */
import { mountSlider } from './slider';

for ( const box of document.querySelectorAll< HTMLElement >(
	'.juxtapose.has-slider'
) ) {
	const { slider = '', before = '', after = '' } = box.dataset;
	mountSlider( box, { slider, before, after } );
}
