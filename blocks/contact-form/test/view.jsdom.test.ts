/** The script of contact forms, over forms as the server prints them (form-page.test.php keeps the files true). */
import fs from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeIntersections } from '@tests/jest/intersections';

jest.mock( '@shared/view/style-sheet', () => ( { loadSheet: () => {} } ) );

/** Stands in for the browser’s, which jsdom lacks. */
class FileTransfer {
	readonly files: File[] = [];
	readonly items = { add: ( file: File ) => this.files.push( file ) };
}

/** Requests that sent a form. */
let posts: RequestInit[];

/** Opens a page and runs the view module, as a browser does. */
async function open( name: string ): Promise< HTMLFormElement > {
	document.body.innerHTML = fs.readFileSync(
		path.join( __dirname, `rendered/${ name }.html` ),
		'utf8'
	);
	for ( const input of document.querySelectorAll( 'input[type=file]' ) ) {
		// jsdom takes nothing but a list of its own here.
		Object.defineProperty( input, 'files', { writable: true, value: [] } );
	}
	jest.isolateModules( () => require( '../view' ) );
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'The page has no form.' );
	}
	return form;
}

const send = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Contact Us' } ) );

beforeEach( () => {
	posts = [];
	Object.defineProperty( window, 'DataTransfer', {
		configurable: true,
		value: FileTransfer,
	} );
	Object.defineProperty( window, 'fetch', {
		configurable: true,
		value: async ( _url: string, init: RequestInit = {} ) => {
			if ( init.body ) {
				posts.push( init );
			}
			return {
				status: 200,
				json: async () =>
					init.body
						? {
								success: true,
								message: 'Message Sent',
								parts: { summary: [ [ 'Boat', 'Sent' ] ] },
							}
						: { time: 7, mac: 'abc' },
			};
		},
	} );
} );
afterEach( () => document.body.replaceChildren() );

describe( 'A contact form on the page', () => {
	it( 'takes an error away while its field is answered', async () => {
		await open( 'plain' );
		await send();
		const email = screen.getByRole( 'textbox', { name: /^Email/ } );
		expect( email ).toHaveAccessibleDescription(
			'Please fill in this field.'
		);
		expect( email ).toHaveFocus();
		expect( screen.getByText( 'Please choose an option.' ) ).toBeVisible();
		await userEvent.type( email, 'a' );
		expect( email ).toHaveAccessibleDescription( '' );
		expect( screen.getByText( 'Please choose an option.' ) ).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Please correct'
		);
		await userEvent.click( screen.getByLabelText( 'Dinghy' ) );
		expect( screen.queryByText( 'Please choose an option.' ) ).toBeNull();
		// With nothing to say it is no alert any more.
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( screen.queryByText( /Please correct/ ) ).toBeNull();
		expect( posts ).toEqual( [] );
	} );

	it( 'leaves out a step that has nothing to ask', async () => {
		const form = await open( 'steps' );
		const getCount = () =>
			form.querySelector( '.mainstreet-form__count' )?.textContent;
		const press = ( name: string ) =>
			userEvent.click( screen.getByRole( 'button', { name } ) );
		await waitFor( () => expect( getCount() ).toBe( 'Step 1 of 2' ) );
		await userEvent.click( screen.getByLabelText( 'Dinghy' ) );
		expect( getCount() ).toBe( 'Step 1 of 3' );
		await userEvent.click( screen.getByLabelText( 'None' ) );
		await press( 'Next' );
		expect( getCount() ).toBe( 'Step 2 of 2' );
		expect( screen.getByRole( 'heading', { name: 'You' } ) ).toHaveFocus();
		await press( 'Back' );
		await waitFor( () => expect( getCount() ).toBe( 'Step 1 of 2' ) );
		await userEvent.click( screen.getByLabelText( 'Dinghy' ) );
		await press( 'Next' );
		await press( 'Next' );
		const length = screen.getByRole( 'textbox', { name: /^Length/ } );
		expect( length ).toHaveFocus();
		expect( getCount() ).toBe( 'Step 2 of 3' );
		await userEvent.type( length, 'Five metres' );
		await press( 'Next' );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: /^Email/ } ),
			'ada@example.org'
		);
		await send();
		await waitFor( () => expect( posts ).toHaveLength( 1 ) );
		const { body } = posts[ 0 ] ?? {};
		expect( body instanceof FormData && body.get( 'f[length]' ) ).toBe(
			'Five metres'
		);
	} );
} );

describe( 'Files of a form on the page', () => {
	const choose = ( ...names: string[] ) => {
		const input = screen.getByLabelText( 'Papers' );
		if ( input instanceof HTMLInputElement ) {
			Object.assign( input, {
				files: names.map( ( name ) => new File( [ 'words' ], name ) ),
			} );
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	};
	const getRows = () =>
		within(
			screen.getByRole( 'list', { name: 'Selected files' } )
		).getAllByRole( 'listitem' );
	const remove = ( name: string ) =>
		userEvent.click(
			screen.getByRole( 'button', { name: `Remove “${ name }”` } )
		);

	/** Opens the page; what lists the files is a part of its own, asked for when the form is near. */
	async function openFiles(): Promise< HTMLElement > {
		const watched = fakeIntersections();
		const form = await open( 'files' );
		expect( watched.getObserved() ).toEqual( [ form ] );
		watched.approach( form );
		await waitFor( () =>
			expect( form.querySelector( 'ul' ) ).not.toBeNull()
		);
		await userEvent.type( screen.getByLabelText( /^Boat/ ), 'Kayak' );
		return screen.getByLabelText( 'Papers' );
	}

	it( 'are refused beside the field before anything is sent, and taken out', async () => {
		const papers = await openFiles();
		choose( 'one.txt', 'program.exe' );
		expect( papers ).toHaveAccessibleDescription(
			/“program\.exe” is not an allowed file type\. Allowed types: pdf, txt\./
		);
		expect( papers ).toHaveAttribute( 'aria-invalid', 'true' );
		await send();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Your form has not been sent yet.'
		);
		expect( papers ).toHaveFocus();

		await remove( 'program.exe' );
		expect(
			screen.getByRole( 'button', { name: 'Remove “one.txt”' } )
		).toHaveFocus();
		expect( papers ).not.toHaveAttribute( 'aria-invalid' );

		// Another choice comes to the first, once.
		choose( 'two.txt', 'three.pdf', 'four.pdf' );
		expect( getRows() ).toHaveLength( 4 );
		expect( papers ).toHaveAccessibleDescription(
			/Please select no more than 3 files\./
		);
		expect( posts ).toEqual( [] );
		for ( const name of [ 'one.txt', 'two.txt', 'three.pdf' ] ) {
			await remove( name );
		}
		await remove( 'four.pdf' );
		expect( papers ).toHaveFocus();
		await send();
		await waitFor( () => expect( posts ).toHaveLength( 1 ) );
	} );

	it( 'have names that are text, whatever is in them', async () => {
		await openFiles();
		choose(
			'<img src=x onerror=document.title=1>.txt',
			'a\u202Etxt.exe\u0000.txt',
			`${ 'long'.repeat( 60 ) }-end.txt`
		);
		expect(
			getRows().map( ( row ) => row.querySelector( 'bdi' )?.textContent )
		).toEqual( [
			'<img src=x onerror=document.title=1>.txt',
			'atxt.exe.txt',
			expect.stringMatching( /^(?:long){10}….{20}$/ ),
		] );
		await remove( 'atxt.exe.txt' );
		expect( getRows() ).toHaveLength( 2 );
		expect( document.querySelector( 'img' ) ).toBeNull();
	} );
} );
