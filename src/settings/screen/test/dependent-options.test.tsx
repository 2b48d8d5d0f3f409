import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NONE, button, expectNoViolation, open, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const field = ( name: string, more: object = {} ) => ( {
	name,
	section: 'ads',
	type: 'string',
	label: name,
	help: '',
	choices: [],
	...more,
} );

const when = ( value: string ) => ( { when: { name: 'kind', value } } );

const PRINTED = {
	services: [],
	sections: [ { id: 'ads', label: 'Ads', note: '', service: '' } ],
	fields: [
		field( 'kind', {
			choices: [
				{ value: '', label: 'None' },
				{ value: 'house', label: 'Picture' },
				{ value: 'code', label: 'Code' },
			],
		} ),
		field( 'image', when( 'house' ) ),
		field( 'code', {
			...when( 'code' ),
			control: 'textarea',
			readOnly: true,
		} ),
		field( 'lines', { control: 'textarea' } ),
	],
	values: {
		kind: 'house',
		image: 'https://a.example/',
		code: '<b>',
		lines: '',
	},
};

const show = () => {
	open( NONE, PRINTED, 'ads' );
	return within( screen.getByRole( 'form', { name: 'Ads' } ) );
};

describe( 'A setting that is a picture', () => {
	const PICTURE = {
		...PRINTED,
		fields: [ field( 'picture', { control: 'picture' } ) ],
		values: { picture: '' },
	};
	afterEach( () => Reflect.deleteProperty( window, 'wp' ) );

	it( 'is an address, where there is no media library', async () => {
		open( NONE, PICTURE, 'ads' );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'picture' } ),
			'https://a.example/x.png'
		);
		expect( screen.queryByRole( 'button', { name: /Select/ } ) ).toBeNull();
	} );

	it( 'is chosen in the media library, and may be typed all the same', async () => {
		let choose = () => {};
		const media = jest.fn( () => ( {
			on: ( _event: string, listener: () => void ) => {
				choose = listener;
			},
			open: () => choose(),
			state: () => ( {
				get: () => ( {
					first: () => ( {
						toJSON: () => ( { url: 'https://a.example/y.png' } ),
					} ),
				} ),
			} ),
		} ) );
		Object.assign( window, { wp: { media } } );
		const { container } = open( NONE, PICTURE, 'ads' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Select image' } )
		);
		// One of another server is not shown, but its address is.
		expect(
			screen.getByRole( 'textbox', { name: 'picture' } )
		).toHaveValue( 'https://a.example/y.png' );
		expect( container.querySelector( 'img' ) ).toBeNull();
		expect( media ).toHaveBeenCalledWith(
			expect.objectContaining( { library: { type: 'image' } } )
		);
		await expectNoViolation( container );
	} );

	it( 'of this site is shown without its address, replaced, removed, or typed after all', async () => {
		Object.assign( window, { wp: { media: jest.fn() } } );
		const own = `${ window.location.origin }/logo.png`;
		const { container } = open(
			NONE,
			{ ...PICTURE, values: { picture: own } },
			'ads'
		);
		expect( screen.getByRole( 'img' ) ).toHaveAttribute( 'src', own );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( button( 'Replace image' ) ).toBeVisible();
		await expectNoViolation( container );
		await userEvent.click( button( 'Remove' ) );
		expect( screen.queryByRole( 'img' ) ).toBeNull();
		await userEvent.click( button( 'Enter URL' ) );
		expect(
			screen.getByRole( 'textbox', { name: 'picture' } )
		).toHaveValue( '' );
	} );
} );

describe( 'Settings that depend on another', () => {
	it( 'are shown with it, and only what is shown is stored', async () => {
		const user = userEvent.setup();
		request.mockResolvedValue( { values: PRINTED.values } );
		const form = show();
		expect( form.getByRole( 'textbox', { name: 'image' } ) ).toBeVisible();
		expect( form.queryByRole( 'textbox', { name: 'code' } ) ).toBeNull();
		await user.selectOptions( form.getByRole( 'combobox' ), 'Code' );
		expect( form.queryByRole( 'textbox', { name: 'image' } ) ).toBeNull();
		expect( form.getByRole( 'textbox', { name: 'code' } ) ).toBeVisible();
		await user.click( button( 'Save' ) );
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( {
				data: { kind: 'code', code: '<b>', lines: '' },
			} )
		);
	} );

	it( 'are only looked at by who may not change them', async () => {
		const user = userEvent.setup();
		const form = show();
		await user.selectOptions( form.getByRole( 'combobox' ), 'Code' );
		const code = form.getByRole( 'textbox', { name: 'code' } );
		expect( code ).toBeDisabled();
		await user.type( code, 'x' );
		expect( code ).toHaveValue( '<b>' );
	} );

	it( 'may have several lines', async () => {
		const user = userEvent.setup();
		const { container } = open( NONE, PRINTED, 'ads' );
		const lines = screen.getByRole( 'textbox', { name: 'lines' } );
		await user.type( lines, 'a{Enter}b' );
		expect( lines ).toHaveValue( 'a\nb' );
		await expectNoViolation( container );
	} );
} );

describe( 'The tab of ads', () => {
	it( 'is there with its settings only', () => {
		show();
		expect( screen.getByRole( 'link', { name: 'Ads' } ) ).toBeVisible();
	} );

	it( 'is not there while the block is switched off', () => {
		open( NONE, { ...PRINTED, sections: [] }, 'modules' );
		expect( screen.queryByRole( 'link', { name: 'Ads' } ) ).toBeNull();
	} );
} );
