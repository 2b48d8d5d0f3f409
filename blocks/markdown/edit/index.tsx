import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUndoSteps } from '@shared/post-editor';
import { normalize, unwrap } from '../attributes';
import type { Attributes } from '../types';
import { ModeToolbar } from './mode-toolbar';
import { Preview } from './preview';
import { SourceEditor } from './source-editor';
import { useConversion } from './use-conversion';
import { useRendering } from './use-rendering';
import type { RenderError } from './render-markdown';

type Problem = RenderError | 'no-source';

function describe( problem: Problem ): string {
	switch ( problem ) {
		case 'too-long':
			return __(
				'This text is too long to format, so visitors see the Markdown source. Split it into several blocks.',
				'mainstreet-blocks'
			);
		case 'failed':
			return __(
				'This text could not be formatted, so visitors see the Markdown source. Your text is safe.',
				'mainstreet-blocks'
			);
		case 'no-source':
			return __(
				'The Markdown source of this block is missing from the post. Anything you write here replaces the text on the page.',
				'mainstreet-blocks'
			);
	}
}

/** Says above the editor what is not as it should be. */
function SourceNotice( { problem }: { problem: Problem | null } ) {
	return problem ? (
		<Notice status="warning" isDismissible={ false }>
			{ describe( problem ) }
		</Notice>
	) : null;
}

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { source, html } = normalize( attributes );
	const inner = unwrap( html );
	const { removeBlock } = useDispatch( blockEditorStore );
	const { changeSource, error } = useRendering( {
		clientId,
		source,
		html,
		setAttributes,
	} );

	const convert = useConversion( clientId );
	const steps = useUndoSteps();
	const [ isPreview, setIsPreview ] = useState( false );
	if ( isPreview && ! isSelected ) {
		setIsPreview( false );
	}

	const isEmpty = source === '' && inner.trim() === '';
	const isEditing = isSelected && ! isPreview;
	return (
		<div { ...useBlockProps() }>
			<ModeToolbar
				isPreview={ isPreview }
				onChange={ setIsPreview }
				onConvert={
					isEmpty ? undefined : () => convert( source, inner )
				}
			/>
			{ isEditing && (
				<>
					<SourceNotice
						problem={
							source === '' && ! isEmpty ? 'no-source' : error
						}
					/>
					<SourceEditor
						source={ source }
						onType={ ( typed ) =>
							steps.type( 'source', () => changeSource( typed ) )
						}
						onChange={ ( changed ) =>
							steps.act( () => changeSource( changed ) )
						}
						onRemove={
							isEmpty ? () => removeBlock( clientId ) : undefined
						}
					/>
				</>
			) }
			{ ! isEditing && isEmpty && (
				<p className="wp-block-jetpack-markdown__placeholder">
					{ __(
						'Write in Markdown, such as **bold** or _italic_…',
						'mainstreet-blocks'
					) }
				</p>
			) }
			{ ! isEditing && ! isEmpty && <Preview html={ inner } /> }
		</div>
	);
}
