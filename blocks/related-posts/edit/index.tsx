import {
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { dispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isPositiveInteger, toRecord } from '@shared/guards';
import { normalize } from '../attributes';
import type { Attributes } from '../types';
import { Inspector, LayoutToolbar } from './inspector';
import { Preview } from './preview';

/**
 * Offers the heading above the posts; WordPress's own button would be a “+” that does not say what it adds. In the toolbar:
 * a button that comes with the selection would move the posts away from under the pointer.
 */
function AddHeading( { clientId }: { clientId: string } ) {
	const add = () =>
		dispatch( blockEditorStore ).insertBlock(
			createBlock( 'core/heading', {
				level: 3,
				placeholder: __( 'Related posts', 'mainstreet-blocks' ),
			} ),
			0,
			clientId
		);
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton onClick={ add }>
					{ __( 'Add heading', 'mainstreet-blocks' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}

/** What core takes for none, and its types leave out. */
const NO_APPENDER: Record< string, unknown > = { renderAppender: false };

/** The post being edited; null in templates, and wherever there is none. */
function getPostId( context: unknown ): number | null {
	const { postId, postType } = toRecord( context );
	const isTemplate =
		typeof postType === 'string' && postType.startsWith( 'wp_' );
	return isPositiveInteger( postId ) && ! isTemplate ? postId : null;
}

export default function Edit( {
	attributes,
	clientId,
	context,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const settings = normalize( attributes );
	const hasHeadline = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const headlineProps = useInnerBlocksProps(
		{ className: 'jp-related-posts-i2__headline' },
		NO_APPENDER
	);
	return (
		<div
			{ ...useBlockProps( { className: 'jp-relatedposts-i2' } ) }
			data-layout={ settings.postLayout }
		>
			<LayoutToolbar settings={ settings } onChange={ setAttributes } />
			{ ! hasHeadline && <AddHeading clientId={ clientId } /> }
			<Inspector settings={ settings } onChange={ setAttributes } />
			<div { ...headlineProps } />
			<Preview postId={ getPostId( context ) } settings={ settings } />
		</div>
	);
}
