import { onNear } from '../../shared/view/on-near-viewport';
import { loadSheet } from '../../shared/view/style-sheet';
import { readSettings, type Settings } from './view/settings';

/** Loads the player and its style sheet. Until then, the story is the list that the server rendered. */
const start = ( root: HTMLElement, settings: Settings ): void => {
	Promise.all( [
		import( /* webpackChunkName: "story-player" */ './view/player' ),
		loadSheet( 'blocks/story/player' ),
	] )
		.then(
			( [ { mountStory }, isStyled ] ) =>
				isStyled && mountStory( root, settings )
		)
		// Loading failed, or the markup is invalid: the list stays.
		.catch( () => {} );
};

for ( const root of document.querySelectorAll< HTMLElement >(
	'.wp-story[data-settings]'
) ) {
	const settings = readSettings( root.dataset.settings );
	// An element around a story may have been written by an author.
	if ( settings && ! root.querySelector( '[data-settings]' ) ) {
		const run = () => start( root, settings );
		if ( settings.loadInFullscreen || settings.playOnLoad ) {
			run();
		} else {
			onNear( run )( root );
		}
	}
}
