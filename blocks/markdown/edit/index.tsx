import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUndoSteps } from '@shared/post-editor';
import { normalise, unwrap } from '../attributes';
import type { Attributes } from '../types';
import { ModeToolbar } from './mode-toolbar';
import { Preview } from './preview';
import { SourceEditor } from './source-editor';
import { SourceNotice } from './source-notice';
import { useConversion } from './use-conversion';
import { useRendering } from './use-rendering';

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { source, html } = normalise( attributes );
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
