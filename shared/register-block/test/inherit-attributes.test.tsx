import {
	parse,
	registerBlockType,
	serialize,
	unregisterBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { defineBlock } from '..';

type Ship = { name?: string; mast?: string };

const metadata = {
	apiVersion: 3,
	name: 'toy/ship',
	title: 'Ship',
	category: 'text',
	attributes: { name: { type: 'string' }, mast: { type: 'string' } },
	supports: { html: false },
};

/** A ship whose old form was a `p`; that entry says of itself what is given. */
function register( entry: object ) {
	const { settings } = defineBlock< Ship >( metadata.name, {
		save: ( { attributes } ) => <div>{ attributes.name }</div>,
		deprecated: [
			{
				apiVersion: 3,
				save: ( { attributes }: { attributes: Ship } ) => (
					<p>{ attributes.name }</p>
				),
				...entry,
			} as never,
		],
		edit: () => Promise.resolve( { default: () => <p /> } ),
	} );
	// As tests/content does: attributes and supports come from block.json.
	registerBlockType( metadata as BlockConfiguration, settings );
}

const reopen = () =>
	serialize(
		parse(
			'<!-- wp:toy/ship {"name":"Aurora","mast":"tall","flag":"red"} -->\n<p>Aurora</p>\n<!-- /wp:toy/ship -->',
			{ __unstableSkipMigrationLogs: true }
		)
	);

afterEach( () => {
	unregisterBlockType( 'toy/ship' );
} );

describe( 'inherit', () => {
	it( 'gives an old version today’s attributes', () => {
		register( { inherit: true } );
		expect( reopen() ).toBe(
			'<!-- wp:toy/ship {"name":"Aurora","mast":"tall"} -->\n<div>Aurora</div>\n<!-- /wp:toy/ship -->'
		);
	} );

	it( 'adds to those the version has of its own', () => {
		register( {
			inherit: true,
			attributes: { flag: {} },
			migrate: ( {
				flag,
				...attributes
			}: Record< string, unknown > ) => ( {
				...attributes,
				mast: flag,
			} ),
		} );
		expect( reopen() ).toContain( '{"name":"Aurora","mast":"red"}' );
	} );

	it( 'is asked for', () => {
		register( {} );
		expect( reopen() ).toContain( '<p>Aurora</p>' );
		expect( console ).toHaveErrored();
		expect( console ).toHaveWarned();
	} );
} );
