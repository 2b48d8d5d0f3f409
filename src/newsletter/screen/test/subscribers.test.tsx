import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSubscribers } from '../types';
import {
	HOSTILE,
	button,
	expectNoViolation,
	open,
	person,
	writes,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const list = ( items: object[], more: object = {} ) => ( {
	items,
	total: items.length,
	counts: { all: items.length, active: items.length },
	...more,
} );

const said = ( text: string ) =>
	screen.findByText( text, { selector: '.components-notice__content' } );

/** How the server reads a file. */
const preview = ( more: object = {} ) => ( {
	encoding: 'UTF-8',
	encodings: [
		{ value: 'UTF-8', label: 'UTF-8' },
		{ value: 'windows-1250', label: 'Central European (windows-1250)' },
	],
	total: 1,
	rows: [
		{
			row: 2,
			email: 'a@example.org',
			name: 'Zoë',
			fields: {},
			status: 'active',
			reason: '',
		},
	],
	unreadable: 0,
	unreadable_rows: [],
	...more,
} );

const isPreview = ( path: string ) => path.endsWith( '/import/preview' );

/** Requests that import. */
const imports = () => writes().filter( ( { path } ) => ! isPreview( path ) );

describe( 'subscribers', () => {
	it( 'are listed with what they agreed to, and markup is text', async () => {
		const { container } = open( () =>
			list( [
				person( 1, {
					name: HOSTILE,
					consent: HOSTILE,
					fields: { [ HOSTILE ]: HOSTILE },
				} ),
			] )
		);
		expect(
			await screen.findByText( 'person1@example.org' )
		).toBeInTheDocument();
		expect( screen.getAllByText( HOSTILE ) ).toHaveLength( 4 );
		expect( container.querySelector( 'img' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Export CSV' } )
		).toHaveAttribute( 'href', '/export?format=csv&_wpnonce=abc' );
		await expectNoViolation( container );
	} );

	it( 'are taken in by a link that opens the window, once', async () => {
		open( () => list( [] ), '#/import' );
		const dialog = await screen.findByRole( 'dialog', {
			name: 'Import subscribers',
		} );
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Close' } )
		);
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
		);
		expect( window.location.hash ).toBe( '#/subscribers' );
	} );

	it( 'are added; what is refused stays in the field', async () => {
		let isRefused = true;
		open( ( { method } ) => {
			if ( method === 'POST' && isRefused ) {
				throw {
					message: 'Invalid parameter(s): email',
					data: { params: { email: 'Please enter a valid one.' } },
				};
			}
			return method === 'POST'
				? { item: person( 2 ), is_new: true, mailed: true }
				: list( [] );
		} );
		expect(
			await screen.findByText( /No subscribers yet/ )
		).toBeInTheDocument();
		await userEvent.click( button( 'Add' ) );
		const field = screen.getByRole( 'textbox', { name: 'Email address' } );
		expect( field ).toHaveFocus();
		await userEvent.type( field, 'nonsense{Enter}' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Please enter a valid one.'
		);
		expect( field ).toHaveValue( 'nonsense' );
		expect( field ).toBeInvalid();
		isRefused = false;
		await userEvent.type( field, '@example.org{Enter}' );
		expect(
			await said( 'Added. The person will receive an email to confirm.' )
		).toBeInTheDocument();
		expect( writes().at( -1 )?.data ).toEqual( {
			email: 'nonsense@example.org',
			name: '',
			consent: false,
		} );
	} );

	it( 'are taken in from a file only with a statement of consent, part by part', async () => {
		const progress = ( done: number ) => ( {
			batch: 'b1',
			total: 10,
			done,
			added: 7,
			known: 2,
			invalid: 1,
			finished: done === 10,
		} );
		open( ( { path, method } ) => {
			if ( method !== 'POST' ) {
				return list( [] );
			}
			if ( isPreview( path ) ) {
				return preview();
			}
			return progress( path.endsWith( '/import' ) ? 5 : 10 );
		} );
		await userEvent.click( button( 'Import' ) );
		const form = screen.getByRole( 'form', { name: 'Import subscribers' } );
		const go = within( form ).getByRole( 'button', { name: 'Import' } );
		await userEvent.upload(
			within( form ).getByLabelText( 'File' ),
			new File( [ 'email\na@example.org' ], 'list.csv', {
				type: 'text/csv',
			} )
		);
		await within( form ).findByRole( 'table' );
		await userEvent.click( go );
		expect( imports() ).toEqual( [] );
		await userEvent.click(
			within( form ).getByRole( 'checkbox', { name: /I confirm/ } )
		);
		await userEvent.click( go );
		expect(
			await said(
				'Import finished. New: 7. Already on the list: 2. Invalid: 1.'
			)
		).toBeInTheDocument();
		expect( writes().map( ( { path } ) => path ) ).toEqual( [
			'/mainstreet/v1/subscribers/import/preview',
			'/mainstreet/v1/subscribers/import',
			'/mainstreet/v1/subscribers/import/b1',
		] );
		const { body } = imports()[ 0 ] ?? {};
		expect( body instanceof FormData && body.get( 'consent' ) ).toBe(
			'true'
		);
	} );

	it( 'are shown as they will be stored, and the encoding can be corrected', async () => {
		const { container } = open( ( { path, method, body } ) => {
			if ( ! isPreview( path ) ) {
				return method === 'POST'
					? {
							batch: 'b1',
							total: 1,
							done: 1,
							added: 1,
							finished: true,
						}
					: list( [] );
			}
			return body instanceof FormData &&
				body.get( 'encoding' ) === 'windows-1250'
				? preview( {
						encoding: 'windows-1250',
						total: 4000,
						rows: [
							{
								row: 2,
								email: 'a@example.org',
								name: HOSTILE,
								fields: { [ HOSTILE ]: HOSTILE },
								status: '',
								reason: HOSTILE,
							},
						],
						unreadable: 3,
						unreadable_rows: [ 2, 9 ],
						ignored: [ 'Company', HOSTILE ],
						unknown: [
							{ column: 3, head: 'Company' },
							{ column: 5, head: HOSTILE },
						],
					} )
				: preview();
		} );
		await userEvent.click( button( 'Import' ) );
		const form = screen.getByRole( 'form', { name: 'Import subscribers' } );
		await userEvent.upload(
			within( form ).getByLabelText( 'File' ),
			new File( [ 'email' ], 'list.csv', { type: 'text/csv' } )
		);
		const table = await within( form ).findByRole( 'table', {
			name: 'Preview: 1 of 1 row',
		} );
		expect( table ).toHaveTextContent( 'Zoë' );
		expect( table ).toHaveTextContent( 'Subscribed' );
		const encoding = within( form ).getByRole( 'combobox', {
			name: 'Encoding',
		} );
		expect( encoding ).toHaveValue( 'UTF-8' );
		await userEvent.selectOptions( encoding, 'windows-1250' );
		expect(
			await within( form ).findByText(
				'3 rows have letters that cannot be read in this encoding. They are not imported: rows 2, 9, ….'
			)
		).toBeInTheDocument();
		expect(
			within( form ).getByText(
				`These columns are not imported: Company, ${ HOSTILE }.`
			)
		).toBeInTheDocument();
		expect(
			within( form ).getByRole( 'table', {
				name: 'Preview: 1 of 4,000 rows',
			} )
		).toHaveTextContent( HOSTILE );
		await expectNoViolation( container );
		const company = within( form ).getByRole( 'combobox', {
			name: 'Import “Company” as',
		} );
		const other = within( form ).getByRole( 'combobox', {
			name: `Import “${ HOSTILE }” as`,
		} );
		// A role has one column.
		await userEvent.selectOptions( company, 'Last name' );
		await userEvent.selectOptions( other, 'Last name' );
		expect( company ).toHaveDisplayValue( 'Do not import' );
		await userEvent.selectOptions( company, 'First name' );
		expect( other ).toHaveDisplayValue( 'Last name' );
		await userEvent.click(
			within( form ).getByRole( 'checkbox', { name: /I confirm/ } )
		);
		await userEvent.click(
			within( form ).getByRole( 'button', { name: 'Import' } )
		);
		await said(
			'Import finished. New: 1. Already on the list: 0. Invalid: 0.'
		);
		const { body } = imports()[ 0 ] ?? {};
		expect(
			body instanceof FormData &&
				[ 3, 5 ].map( ( at ) => body.get( `columns[${ at }]` ) )
		).toEqual( [ 'first', 'last' ] );
		expect( body instanceof FormData && body.get( 'encoding' ) ).toBe(
			'windows-1250'
		);
	} );

	it( 'are not imported from a file that the server cannot read', async () => {
		open( ( { path } ) => {
			if ( isPreview( path ) ) {
				throw {
					message: 'Invalid parameter(s): csv',
					data: { params: { csv: 'There is no address in it.' } },
				};
			}
			return list( [] );
		} );
		await userEvent.click( button( 'Import' ) );
		const form = screen.getByRole( 'form', { name: 'Import subscribers' } );
		await userEvent.upload(
			within( form ).getByLabelText( 'File' ),
			new File( [ 'x' ], 'list.csv', { type: 'text/csv' } )
		);
		expect(
			await within( form ).findByText( 'There is no address in it.' )
		).toBeInTheDocument();
		await userEvent.click(
			within( form ).getByRole( 'checkbox', { name: /I confirm/ } )
		);
		await userEvent.click(
			within( form ).getByRole( 'button', { name: 'Import' } )
		);
		expect( imports() ).toEqual( [] );
	} );

	it( 'that are left out of an import are named with row and reason', async () => {
		const { container } = open( ( { path, method } ) => {
			if ( isPreview( path ) ) {
				return preview();
			}
			return method === 'POST'
				? {
						batch: 'b1',
						total: 4,
						done: 4,
						added: 1,
						known: 0,
						invalid: 1,
						skipped: 2,
						finished: true,
						problems: [
							{ row: 3, reason: `“${ HOSTILE }” is no.` },
							{ row: 4, reason: 'There is no address.' },
						],
					}
				: list( [] );
		} );
		await userEvent.click( button( 'Import' ) );
		const form = screen.getByRole( 'form', { name: 'Import subscribers' } );
		await userEvent.upload(
			within( form ).getByLabelText( 'File' ),
			new File( [ 'email' ], 'list.csv', { type: 'text/csv' } )
		);
		await within( form ).findByRole( 'table' );
		await userEvent.click(
			within( form ).getByRole( 'checkbox', { name: /I confirm/ } )
		);
		await userEvent.click(
			within( form ).getByRole( 'button', { name: 'Import' } )
		);
		expect(
			await said(
				'Import finished. New: 1. Already on the list: 0. Invalid: 1. Without consent: 2.'
			)
		).toBeInTheDocument();
		const report = screen.getByRole( 'region', { name: 'Not imported' } );
		expect(
			within( report )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			`Row 3: “${ HOSTILE }” is no.`,
			'Row 4: There is no address.',
		] );
		expect( report ).toHaveTextContent( 'And 1 row more.' );
		await expectNoViolation( container );
		await userEvent.click( within( report ).getByText( 'Close' ) );
		expect( screen.queryByText( 'Not imported' ) ).toBeNull();
	} );

	it( 'are unsubscribed and deleted after a question', async () => {
		open( ( { method } ) =>
			method === 'GET'
				? list( [ person( 1 ) ] )
				: { done: [ 1 ], failed: [] }
		);
		await screen.findByText( 'person1@example.org' );
		await userEvent.click( button( 'Actions' ) );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Delete' } )
		);
		const dialog = screen.getByRole( 'dialog', {
			name: 'Delete person1@example.org?',
		} );
		expect( writes() ).toEqual( [] );
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Delete' } )
		);
		await waitFor( () =>
			expect( writes() ).toEqual( [
				expect.objectContaining( {
					path: '/mainstreet/v1/subscribers/bulk',
					data: { action: 'delete', ids: [ 1 ] },
				} ),
			] )
		);
		expect( await said( '1 person deleted.' ) ).toBeInTheDocument();
	} );

	it( 'that can’t be loaded can be asked for again', async () => {
		let isDown = true;
		open( () => {
			if ( isDown ) {
				throw null;
			}
			return list( [ person( 1 ) ] );
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/Could not reach the server/
		);
		isDown = false;
		await userEvent.click( button( 'Try again' ) );
		expect(
			await screen.findByText( 'person1@example.org' )
		).toBeInTheDocument();
		for ( const odd of [ null, 5, { items: [ null ] } ] ) {
			expect( readSubscribers( odd ).total ).toBe( 0 );
		}
	} );
} );
