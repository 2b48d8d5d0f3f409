import { mountStory } from './view/player';
import { readSettings } from './view/settings';

for ( const root of document.querySelectorAll< HTMLElement >(
	'.wp-story[data-settings]'
) ) {
	const settings = readSettings( root.dataset.settings );
	// Without them it stays the list that the server wrote.
	if ( settings ) {
		mountStory( root, settings );
	}
}
