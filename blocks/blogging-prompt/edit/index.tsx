import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';

/** Pictures and link of the answers at the service, as they are saved. */
function Answers( { attributes }: { attributes: Attributes } ) {
	return (
		<div className="jetpack-blogging-prompt__answers">
			{ attributes.gravatars.map(
				( { url }, index ) =>
					url && (
						<img
							className="jetpack-blogging-prompt__answers-gravatar"
							key={ index }
							src={ url }
							alt=""
						/>
					)
			) }
			<RichText.Content
				tagName="span"
				className="jetpack-blogging-prompt__answers-link"
				value={ attributes.answersLinkText ?? '' }
			/>
		</div>
	);
}

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { promptLabel, promptText, promptId, isBloganuary } = attributes;
	return (
		<div { ...useBlockProps( { className: 'jetpack-blogging-prompt' } ) }>
			{ attributes.showLabel && (
				<RichText
					identifier="promptLabel"
					tagName="div"
					className={ `jetpack-blogging-prompt__label${
						isBloganuary ? ' is-bloganuary-icon' : ''
					}` }
					aria-label={ __( 'Label', 'mainstreet-blocks' ) }
					placeholder={ __( 'Add a label…', 'mainstreet-blocks' ) }
					value={ promptLabel ?? '' }
					onChange={ ( text: string ) =>
						setAttributes( { promptLabel: text } )
					}
				/>
			) }
			<RichText
				identifier="promptText"
				tagName="div"
				className="jetpack-blogging-prompt__text"
				aria-label={ __( 'Writing prompt', 'mainstreet-blocks' ) }
				placeholder={ __( 'Write a prompt…', 'mainstreet-blocks' ) }
				value={ promptText ?? '' }
				onChange={ ( text: string ) =>
					setAttributes( { promptText: text } )
				}
			/>
			{ attributes.showResponses && promptId ? (
				<Answers attributes={ attributes } />
			) : null }
		</div>
	);
}
