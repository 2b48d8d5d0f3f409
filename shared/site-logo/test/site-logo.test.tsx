import { render, screen } from '@testing-library/react';
import { useDataUrlImage, useSiteLogo } from '..';

let mockStore: object = {};

jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useSelect: ( read: ( select: () => object ) => unknown ) =>
		read( () => mockStore ),
} ) );

type Records = Record< string, unknown >;

/** A site whose store knows these records, by kind, name and id. */
function pretend( mayUpdate: boolean | undefined, records: Records ) {
	mockStore = {
		canUser: () => mayUpdate,
		getEntityRecord: ( kind: string, name: string, id?: number ) =>
			records[ [ kind, name, id ].filter( Boolean ).join( ' ' ) ],
	};
}

const Address = () => <output>{ useSiteLogo() }</output>;

const read = ( mayUpdate: boolean | undefined, records: Records ) => {
	pretend( mayUpdate, records );
	const { unmount } = render( <Address /> );
	const text = screen.getByRole( 'status' ).textContent;
	unmount();
	return text;
};

const MEDIA = {
	'postType attachment 5': { source_url: 'https://a.example/5.png' },
	'postType attachment 6': {
		source_url: 'https://a.example/6.png',
		media_details: {
			sizes: { medium: { source_url: 'https://a.example/6-300.png' } },
		},
	},
};

describe( 'The logo of the site', () => {
	it( 'is read from the settings by who may update them, and from what is public by others', () => {
		const sites = {
			...MEDIA,
			'root site': { site_logo: 5 },
			'root __unstableBase': { site_logo: 6 },
		};
		expect( read( true, sites ) ).toBe( 'https://a.example/5.png' );
		expect( read( false, sites ) ).toBe( 'https://a.example/6-300.png' );
	} );

	it( 'is waited for until it is known who may', () => {
		expect( read( undefined, { 'root site': { site_logo: 5 } } ) ).toBe(
			''
		);
	} );

	it( 'is the icon where there is no logo, and nothing where there is neither', () => {
		expect(
			read( true, {
				...MEDIA,
				'root site': { site_logo: 0, site_icon: 6 },
			} )
		).toBe( 'https://a.example/6-300.png' );
		expect(
			read( true, { ...MEDIA, 'root site': { site_logo: null } } )
		).toBe( '' );
		expect( read( false, {} ) ).toBe( '' );
		expect( read( true, { 'root site': { site_logo: 9 } } ) ).toBe( '' );
	} );
} );

describe( 'The bytes of a picture', () => {
	const Size = ( { url }: { url: string } ) => {
		const picture = useDataUrlImage( url, 64 );
		return (
			<output>
				{ picture
					? `${ picture.width }×${ picture.height } ${ picture.src }`
					: 'none' }
			</output>
		);
	};

	/** A browser that has this file, and draws it in this size. */
	function serve( blob: Blob, ok: boolean, width: number, height: number ) {
		Object.assign( window, {
			fetch: () =>
				Promise.resolve( { ok, blob: () => Promise.resolve( blob ) } ),
			Image: class {
				naturalWidth = width;
				naturalHeight = height;
				onload = () => {};
				set src( _: string ) {
					setTimeout( () => this.onload() );
				}
			},
		} );
	}

	const png = new Blob( [ 'x' ], { type: 'image/png' } );

	it.each( [
		[ 600, 200, '64×21' ],
		[ 20, 40, '32×64' ],
		[ 0, 0, '64×64' ],
	] )( 'of %d×%d fit the square as %s', async ( width, height, size ) => {
		serve( png, true, width, height );
		render( <Size url="https://a.example/5.png" /> );
		expect(
			await screen.findByText( `${ size } data:image/png;base64,eA==` )
		).toBeVisible();
	} );

	it( 'are none where there is no address, no file or another kind of file', async () => {
		for ( const [ blob, ok ] of [
			[ png, false ],
			[ new Blob( [ 'x' ], { type: 'text/html' } ), true ],
		] as const ) {
			serve( blob, ok, 10, 10 );
			const { unmount } = render(
				<Size url="https://a.example/5.png" />
			);
			await new Promise( ( resolve ) => setTimeout( resolve ) );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'none' );
			unmount();
		}
		render( <Size url="" /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'none' );
	} );
} );
