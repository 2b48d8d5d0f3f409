import { fireEvent, render, screen } from '@testing-library/react';
import type { Block } from '@wordpress/blocks';
import {
	findBlocks,
	registerAll,
	unregisterAll,
} from '@tests/content/all-blocks';
import { Notice } from '../edit/notice';
import { getKind } from '../edit/texts';

const mockReplace = jest.fn();
const mockRemove = jest.fn();

jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useDispatch: () => ( {
		replaceBlocks: mockReplace,
		removeBlock: mockRemove,
	} ),
} ) );

beforeAll( () => void registerAll( findBlocks() ) );

afterAll( unregisterAll );

const show = ( name: string, attributes = {} ) =>
	render(
		<Notice
			name={ name }
			kind={ getKind( name ) }
			clientId="a"
			attributes={ attributes }
		/>
	);

const press = ( name: string ): Block[] => {
	fireEvent.click( screen.getByRole( 'button', { name } ) );
	return [ mockReplace.mock.lastCall?.[ 1 ] ].flat();
};

it( 'makes blocks of the text of the assistant', () => {
	show( 'jetpack/ai-assistant', {
		content: '## Low tide\n\nThe pier is **dry** until noon.',
	} );
	expect(
		screen.getByText( /“AI Assistant” wrote this text/ )
	).toBeVisible();
	const blocks = press( 'Turn into blocks' );
	expect( blocks.map( ( { name } ) => name ) ).toEqual( [
		'core/heading',
		'core/paragraph',
	] );
	expect( String( blocks[ 1 ]?.attributes.content ) ).toContain(
		'<strong>dry</strong>'
	);
	// Core logs what is pasted.
	expect( console ).toHaveLogged();
} );

it( 'replaces a chat by Search, with its texts', () => {
	show( 'jetpack/ai-chat', {
		askButtonLabel: 'Ask <b>',
		placeholder: 'When?',
	} );
	const [ search ] = press( 'Replace with Search' );
	expect( search?.name ).toBe( 'core/search' );
	expect( search?.attributes.placeholder ).toBe( 'When?' );
	expect( String( search?.attributes.buttonText ) ).toBe( 'Ask &lt;b>' );
} );

it( 'removes what has no successor', () => {
	show( 'jetpack-search/filter-date' );
	expect(
		screen.queryByRole( 'button', { name: /Search|blocks/ } )
	).toBeNull();
	fireEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( mockRemove ).toHaveBeenCalledWith( 'a' );
} );
