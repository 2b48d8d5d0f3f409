import { mountStory } from './view/player';
import { readSettings } from './view/settings';

for ( const root of document.querySelectorAll< HTMLElement >(
	'.wp-story[data-settings]'
) ) {
	try {
		const settings = readSettings( root.dataset.settings );
		// Without them it stays the list that the server wrote; an element around a story is not the server's.
		if ( settings && ! root.querySelector( '[data-settings]' ) ) {
			mountStory( root, settings );
		}
	} catch {
		// Parts of another kind: the others are drawn nevertheless.
	}
}
