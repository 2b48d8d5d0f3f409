import { dispatch } from '@wordpress/data';
import { registerCommands } from '..';

jest.mock( '@wordpress/data', () => ( { dispatch: jest.fn() } ) );

const mockDispatch: jest.Mock = jest.mocked( dispatch );

const registerCommand = jest.fn();

beforeEach( () => {
	registerCommand.mockReset();
	mockDispatch.mockReturnValue( { registerCommand } );
} );

it( 'registers the commands of the server', () => {
	registerCommands( [
		{ name: 'a', label: 'Open', keywords: [ 'form' ], url: '#/a' },
	] );
	expect( registerCommand ).toHaveBeenCalledWith(
		expect.objectContaining( {
			name: 'mainstreet/a',
			label: 'Open',
			keywords: [ 'form' ],
		} )
	);
	const close = jest.fn();
	registerCommand.mock.calls[ 0 ]?.[ 0 ].callback( { close } );
	expect( close ).toHaveBeenCalled();
} );

it( 'does nothing where there is no palette or no command', () => {
	registerCommands( undefined );
	mockDispatch.mockReturnValue( undefined );
	registerCommands( [ { name: 'a' } ] );
	expect( registerCommand ).not.toHaveBeenCalled();
} );
