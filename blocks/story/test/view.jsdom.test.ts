import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, within } from '@testing-library/dom';
import { mockBrowser, pass } from './page';

const sheet = { isThere: true };
jest.mock( '@shared/view/style-sheet', () => ( {
	loadSheet: () => Promise.resolve( sheet.isThere ),
} ) );
jest.mock( '@shared/view/on-near-viewport', () => ( {
	onNear: ( run: ( element: Element ) => void ) => run,
} ) );

/** Two stories of three pictures, two seconds each; story.test.php keeps the file true. */
const PAGE = fs.readFileSync(
	path.join( __dirname, 'rendered/two.html' ),
	'utf8'
);

/** Opens the page and runs the view module, as a browser does. */
async function visit(): Promise< void > {
	document.body.innerHTML = PAGE;
	for ( const image of document.querySelectorAll( 'img' ) ) {
		Object.defineProperty( image, 'complete', { value: true } );
	}
	jest.isolateModules( () => require( '../view' ) );
	await jest.advanceTimersByTimeAsync( 0 );
}

const getStory = ( name: string ) =>
	within( screen.getByRole( 'region', { name } ) );

const press = ( story: ReturnType< typeof getStory >, name: string ) =>
	fireEvent.click( story.getByRole( 'button', { name } ), { detail: 1 } );

/** Name of the slide of a story that is shown. */
const getShown = ( id: string ) =>
	document
		.querySelector( `#${ id } .wp-story-slide.is-current` )
		?.getAttribute( 'aria-label' );

beforeEach( () => {
	jest.useFakeTimers();
	mockBrowser();
} );
afterEach( () => {
	document.body.replaceChildren();
	jest.useRealTimers();
} );

describe( 'Stories on the page', () => {
	it( 'are lists before their script runs', () => {
		document.body.innerHTML = PAGE;
		expect( screen.getAllByRole( 'list' ) ).toHaveLength( 2 );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 6 );
		expect( screen.queryAllByRole( 'button' ) ).toEqual( [] );
	} );

	it( 'go on by themselves to their end, say so, and begin anew', async () => {
		await visit();
		const story = getStory( 'Tides' );
		expect( getShown( 'story-1' ) ).toBe( '1 of 3' );
		press( story, 'Play: Tides' );
		expect( screen.getByRole( 'dialog', { name: 'Tides' } ) ).toBeVisible();
		pass( 2000 );
		expect( getShown( 'story-1' ) ).toBe( '2 of 3' );
		pass( 4000 );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect(
			story.getByRole( 'button', { name: 'Play again: Tides' } )
		).toHaveFocus();
		expect(
			document.querySelector( '#story-1 [aria-live]' )
		).toHaveTextContent( 'End of the story.' );
		press( story, 'Play again: Tides' );
		expect( getShown( 'story-1' ) ).toBe( '1 of 3' );
	} );

	it( 'stay lists where their style sheet can’t be had', async () => {
		sheet.isThere = false;
		await visit();
		sheet.isThere = true;
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 6 );
		expect( screen.queryAllByRole( 'button' ) ).toEqual( [] );
	} );

	it( 'know nothing of each other', async () => {
		await visit();
		press( getStory( 'Boats' ), 'Play: Boats' );
		pass( 2000 );
		expect( getShown( 'story-2' ) ).toBe( '2 of 3' );
		expect( getShown( 'story-1' ) ).toBe( '1 of 3' );
	} );
} );
