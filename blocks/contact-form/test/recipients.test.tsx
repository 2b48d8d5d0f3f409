import { renderHook } from '@testing-library/react';
import { useDefaults } from '../edit/settings/use-defaults';
import { FORM } from './form';

const mockUsers: Record< number, { email: string } > = {
	7: { email: 'author@example.org' },
	8: { email: 'desk@example.org' },
};

jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useSelect: ( read: ( select: () => object ) => unknown ) =>
		read( () => ( {
			getEditedEntityRecord: () => ( { author: 7, title: 'Boats' } ),
			getEntityRecord: ( _: string, name: string, id: number ) =>
				name === 'user' ? mockUsers[ id ] : { name: 'Aurora' },
			canUser: ( _: string, { id }: { id: number } ) => id in mockUsers,
		} ) ),
} ) );

describe( 'useDefaults', () => {
	const ask = (
		forms: object,
		postType: string | undefined,
		attributes = {}
	) => {
		Object.assign( window, { mainstreetBlocks: { forms } } );
		return renderHook( () =>
			useDefaults( { ...FORM, ...attributes }, { postId: 1, postType } )
		).result.current;
	};

	afterEach( () => {
		Reflect.deleteProperty( window, 'mainstreetBlocks' );
	} );

	it( 'names the author of the post', () => {
		expect( ask( { recipient: 'author' }, 'page' ) ).toEqual( {
			to: 'author@example.org',
			who: 'Author of this post',
			also: '',
			subject: '[Aurora] Boats',
		} );
	} );

	it( 'names the administrator where the site’s setting says so', () => {
		const forms = { recipient: 'admin', email: 'admin@example.org' };
		expect( ask( forms, 'page' ).to ).toBe( 'admin@example.org' );
		expect(
			ask( { recipient: 'admin', email: '' }, 'page' )
		).toMatchObject( {
			to: '',
			who: 'Site administration email address',
		} );
	} );

	it.each( [ 'wp_block', 'wp_template_part', 'jetpack_form', undefined ] )(
		'does not name the author of a %s, which other pages show',
		( postType ) => {
			expect(
				ask(
					{ recipient: 'author', email: 'admin@example.org' },
					postType
				)
			).toMatchObject( {
				to: '',
				who: 'Author of the page that contains the form',
			} );
		}
	);

	it( 'names the users a form of today has chosen', () => {
		const chosen = { notificationRecipients: [ 8, '7' ] };
		expect(
			ask( { recipient: 'admin', email: 'a@b.c' }, 'page', chosen )
		).toMatchObject( {
			to: 'desk@example.org, author@example.org',
			also: 'desk@example.org, author@example.org',
		} );
		expect(
			ask( {}, 'page', { notificationRecipients: [ 8, 99 ] } )
		).toMatchObject( {
			to: '',
			also: 'Users selected for this form',
		} );
	} );
} );
