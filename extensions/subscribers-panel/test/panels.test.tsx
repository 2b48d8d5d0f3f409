import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makePanels } from '../panels';
import { useSending } from '../use-sending';

jest.mock( '../use-sending', () => ( { useSending: jest.fn() } ) );

const setKept = jest.fn();

const panel = ( name: string ) =>
	function Panel( { children }: { children?: ReactNode } ) {
		return <section aria-label={ name }>{ children }</section>;
	};

function show( facts: Partial< ReturnType< typeof useSending > > ) {
	jest.mocked( useSending ).mockReturnValue( {
		count: 12,
		isKept: false,
		isPost: true,
		isPublic: true,
		isPublished: false,
		setKept,
		...facts,
	} );
	const Panels = makePanels( {
		registerPlugin: jest.fn(),
		PluginDocumentSettingPanel: panel( 'settings' ),
		PluginPrePublishPanel: panel( 'before' ),
		PluginPostPublishPanel: panel( 'after' ),
	} );
	return render( <Panels /> );
}

describe( 'Subscriber panels', () => {
	it( 'say before publishing how many readers a post goes to, and let it be kept', async () => {
		show( {} );
		expect(
			screen.getByRole( 'region', { name: 'before' } )
		).toHaveTextContent( 'This post will be sent to 12 readers.' );
		const [ choice ] = screen.getAllByRole( 'checkbox', {
			name: 'Send to subscribers',
		} );
		expect( choice ).toBeChecked();
		if ( choice ) {
			await userEvent.click( choice );
		}
		expect( setKept ).toHaveBeenCalledWith( true );
	} );

	it( 'say after publishing how many it went to', () => {
		show( { isPublished: true, count: 1 } );
		expect(
			screen.getByRole( 'region', { name: 'after' } )
		).toHaveTextContent( 'This post has been sent to 1 reader.' );
		expect( screen.queryByRole( 'region', { name: 'before' } ) ).toBeNull();
	} );

	it( 'promise nothing for a post that is kept or not public', () => {
		const { unmount } = show( { isKept: true } );
		expect(
			screen.getByRole( 'region', { name: 'before' } )
		).toHaveTextContent( 'This post will not be sent.' );
		expect( screen.queryByRole( 'region', { name: 'after' } ) ).toBeNull();
		unmount();
		show( { isPublic: false } );
		expect(
			screen.getByRole( 'region', { name: 'before' } )
		).toHaveTextContent( 'Only public posts are sent to subscribers.' );
	} );

	it.each( [
		[ 'nobody has subscribed', { count: 0 } ],
		[ 'the number is not known', { count: 'unavailable' as const } ],
		[ 'it is not a post', { isPost: false } ],
	] )( 'are not there when %s', ( _, facts ) => {
		expect( show( facts ).container ).toBeEmptyDOMElement();
	} );
} );
