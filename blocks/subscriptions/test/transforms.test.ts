import { transforms } from '../transforms';

const [ transform ] = transforms.from;

const widget = ( raw: unknown, idBase = 'blog_subscription' ) => ( {
	idBase,
	instance: { raw },
} );

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: unknown ) => ( {
		name,
		attributes,
	} ),
} ) );

describe( 'Conversion of the subscription widget', () => {
	it( 'keeps its texts, with entities read once and markup escaped', () => {
		expect(
			transform?.transform(
				widget( {
					show_subscribers_total: '1',
					subscribe_button: 'Tom &amp; Co <b>',
					subscribe_placeholder: '',
					success_message: 'Done',
				} )
			)
		).toEqual( {
			name: 'jetpack/subscriptions',
			attributes: {
				showSubscribersTotal: true,
				submitButtonText: 'Tom &amp; Co &lt;b>',
				subscribePlaceholder: undefined,
				successMessage: 'Done',
			},
		} );
	} );

	it.each( [
		[ widget( {}, 'text' ), false ],
		[ { idBase: 'blog_subscription', instance: { encoded: 'x' } }, false ],
		[ null, false ],
		[ widget( {} ), true ],
	] )( 'offers itself for %j: %j', ( attributes, expected ) => {
		expect( transform?.isMatch( attributes ) ).toBe( expected );
	} );
} );
