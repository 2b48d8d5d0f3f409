import { store as blockEditorStore, Warning } from '@wordpress/block-editor';
import {
	createBlock,
	getBlockType,
	pasteHandler,
	type Block,
} from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { escapeHTML } from '@wordpress/escape-html';
import { explain, type Kind } from './texts';

type Props = {
	name: string;
	kind: Kind;
	clientId: string;
	attributes: Record< string, unknown >;
};

const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/** Core’s Search block with the texts of a search field or chat. */
function toSearch( attributes: Props[ 'attributes' ] ): Block {
	const button = toText( attributes.askButtonLabel );
	return createBlock( 'core/search', {
		showLabel: false,
		placeholder: toText( attributes.placeholder ),
		...( button && { buttonText: escapeHTML( button ) } ),
	} );
}

/** Core’s blocks from Markdown, as core makes them when it is pasted. */
function toBlocks( plainText: string ): Block[] {
	const blocks = pasteHandler( { plainText, mode: 'BLOCKS' } );
	return Array.isArray( blocks ) ? blocks : [];
}

/** Says what the block was, and offers what can be done with it. */
export function Notice( { name, kind, clientId, attributes }: Props ) {
	const { removeBlock, replaceBlocks } = useDispatch( blockEditorStore );
	const text = kind === 'text' ? toText( attributes.content ).trim() : '';
	const actions = [
		...( text
			? [
					<Button
						key="blocks"
						__next40pxDefaultSize
						variant="primary"
						onClick={ () =>
							replaceBlocks( clientId, toBlocks( text ) )
						}
					>
						{ __( 'Turn into blocks', 'mainstreet-blocks' ) }
					</Button>,
				]
			: [] ),
		...( [ 'field', 'container', 'chat' ].includes( kind )
			? [
					<Button
						key="search"
						__next40pxDefaultSize
						variant="primary"
						onClick={ () =>
							replaceBlocks( clientId, toSearch( attributes ) )
						}
					>
						{ __( 'Replace with Search', 'mainstreet-blocks' ) }
					</Button>,
				]
			: [] ),
		<Button
			key="remove"
			__next40pxDefaultSize
			variant="secondary"
			onClick={ () => removeBlock( clientId ) }
		>
			{ __( 'Remove', 'mainstreet-blocks' ) }
		</Button>,
	];
	return (
		<Warning actions={ actions }>
			{ explain(
				kind,
				getBlockType( name )?.title ?? name,
				text !== ''
			) }
			{ text && (
				<span
					className="mainstreet-former__text"
					style={ {
						display: 'block',
						marginBlockStart: 12,
						whiteSpace: 'pre-wrap',
						overflowWrap: 'anywhere',
					} }
				>
					{ text }
				</span>
			) }
		</Warning>
	);
}
