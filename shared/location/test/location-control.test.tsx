import { speak } from '@wordpress/a11y';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocationControl, type Finder } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

type Place = { name: string };

const find = jest.fn< Promise< Place[] >, [ string, AbortSignal ] >();
const onChoose = jest.fn();

const makePlaces = ( count: number ): Place[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		name: `Quay ${ index + 1 }`,
	} ) );

function show( finder: Finder< Place > = { find } ) {
	render(
		<LocationControl
			label="Search for a place"
			finder={ finder }
			getText={ ( { name } ) => name }
			onChoose={ onChoose }
		/>
	);
	return screen.getByRole( 'combobox', { name: 'Search for a place' } );
}

const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

let user: ReturnType< typeof userEvent.setup >;

beforeEach( () => {
	jest.useFakeTimers();
	user = userEvent.setup( { delay: null } );
	find.mockReset().mockResolvedValue( makePlaces( 3 ) );
	onChoose.mockReset();
	jest.mocked( speak ).mockReset();
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'The field for a place', () => {
	it( 'asks 250 ms after the last key, once', async () => {
		const field = show();
		await user.type( field, 'qua' );
		await wait( 249 );
		expect( find ).not.toHaveBeenCalled();
		await user.type( field, 'y' );
		await wait( 249 );
		expect( find ).not.toHaveBeenCalled();
		await wait( 1 );
		expect( find.mock.calls.map( ( [ query ] ) => query ) ).toEqual( [
			'quay',
		] );
	} );

	it( 'waits for Enter where the service may not be asked while people type', async () => {
		find.mockRejectedValueOnce( new Error( 'Not now.' ) );
		const field = show( { find, waitsForEnter: true } );
		expect( field ).toHaveAccessibleDescription( 'Press Enter to search.' );
		await user.type( field, 'quay' );
		await wait( 5000 );
		expect( find ).not.toHaveBeenCalled();
		await user.type( field, '{Enter}' );
		await wait( 1 );
		expect( screen.getByText( 'Not now.' ) ).toBeVisible();
		// Enter asks again, and takes what the arrows have reached once there is something.
		await user.type( field, '{Enter}' );
		await wait( 1 );
		expect( find ).toHaveBeenCalledTimes( 2 );
		await user.type( field, '{ArrowDown}{Enter}' );
		expect( onChoose ).toHaveBeenCalledTimes( 1 );
		expect( find ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'shows ten suggestions at most, and says how many there are', async () => {
		find.mockResolvedValue( makePlaces( 14 ) );
		await user.type( show(), 'quay' );
		await wait( 250 );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 10 );
		expect( speak ).toHaveBeenCalledWith(
			'10 results found, use up and down arrow keys to navigate.',
			'assertive'
		);
	} );

	it.each( [
		[ 0, 'No results.' ],
		[ 1, '1 result found, use up and down arrow keys to navigate.' ],
	] )( 'with %d results says "%s"', async ( count, sentence ) => {
		find.mockResolvedValue( makePlaces( count ) );
		const field = show();
		await user.type( field, 'quay' );
		await wait( 250 );
		expect( speak ).toHaveBeenLastCalledWith( sentence, 'assertive' );
		expect( field ).toHaveAttribute( 'aria-expanded', String( count > 0 ) );
		expect( screen.queryAllByText( 'No results.' ) ).toHaveLength(
			count === 0 ? 1 : 0
		);
	} );

	it( 'is walked through by arrow keys, round and round, and takes by Enter', async () => {
		const field = show();
		await user.type( field, 'quay' );
		await wait( 250 );
		const getActive = () =>
			screen
				.queryAllByRole( 'option', { selected: true } )
				.map( ( { id, textContent } ) => [
					id === field.getAttribute( 'aria-activedescendant' ),
					textContent,
				] );
		expect( getActive() ).toEqual( [] );
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( getActive() ).toEqual( [ [ true, 'Quay 2' ] ] );
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( getActive() ).toEqual( [ [ true, 'Quay 1' ] ] );
		await user.keyboard( '{ArrowUp}' );
		expect( getActive() ).toEqual( [ [ true, 'Quay 3' ] ] );
		expect( field ).toHaveFocus();
		expect( field ).toHaveAttribute(
			'aria-controls',
			screen.getByRole( 'listbox' ).id
		);
		await user.keyboard( '{Enter}' );
		expect( onChoose ).toHaveBeenCalledWith( { name: 'Quay 3' } );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	} );

	it( 'takes nothing by Enter before a suggestion is reached', async () => {
		await user.type( show(), 'quay' );
		await wait( 250 );
		await user.keyboard( '{Enter}' );
		expect( onChoose ).not.toHaveBeenCalled();
	} );

	it( 'takes a suggestion that is pressed', async () => {
		await user.type( show(), 'quay' );
		await wait( 250 );
		await user.click( screen.getByRole( 'option', { name: 'Quay 2' } ) );
		expect( onChoose ).toHaveBeenCalledWith( { name: 'Quay 2' } );
	} );

	it( 'closes its list by Escape, and only then what is around it', async () => {
		const onKeyDown = jest.fn();
		render(
			// eslint-disable-next-line jsx-a11y/no-static-element-interactions
			<div onKeyDown={ onKeyDown }>
				<LocationControl
					label="Search for a place"
					finder={ { find } }
					getText={ ( { name } ) => name }
					onChoose={ onChoose }
				/>
			</div>
		);
		const field = screen.getByRole( 'combobox' );
		await user.type( field, 'quay' );
		await wait( 250 );
		onKeyDown.mockReset();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		expect( onKeyDown ).not.toHaveBeenCalled();
		await user.keyboard( '{Escape}' );
		expect( onKeyDown ).toHaveBeenCalledTimes( 1 );
		await user.type( field, 's' );
		await wait( 250 );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 3 );
	} );

	it( 'shows and speaks the sentence of a refusal, or its own', async () => {
		find.mockRejectedValueOnce( new Error( 'Not Authorized' ) );
		const field = show();
		await user.type( field, 'quay' );
		await wait( 250 );
		expect( screen.getByText( 'Not Authorized' ) ).toBeVisible();
		expect( speak ).toHaveBeenLastCalledWith(
			'Not Authorized',
			'assertive'
		);
		find.mockRejectedValueOnce( new Error( '' ) );
		await user.type( field, 's' );
		await wait( 250 );
		expect(
			screen.getByText( 'The search failed. Please try again.' )
		).toBeVisible();
	} );

	it( 'ends a question that was overtaken, and does not show its answer', async () => {
		let answer: ( places: Place[] ) => void = () => {};
		find.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		const field = show();
		await user.type( field, 'qua' );
		await wait( 250 );
		await user.type( field, 'y' );
		expect( find.mock.calls[ 0 ]?.[ 1 ].aborted ).toBe( true );
		await wait( 250 );
		answer( [ { name: 'Late' } ] );
		await wait( 0 );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 3 );
		expect( screen.queryByText( 'Late' ) ).toBeNull();
	} );
} );
