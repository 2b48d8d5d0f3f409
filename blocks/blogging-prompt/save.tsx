import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { Attributes } from './types';

/** Pictures of people who answered, and the link to the answers. */
function Answers( { attributes }: { attributes: Attributes } ) {
	const { answersLink, answersLinkText, gravatars } = attributes;
	return (
		<div className="jetpack-blogging-prompt__answers">
			{ gravatars.map(
				( { url }, index ) =>
					url && (
						// eslint-disable-next-line jsx-a11y/alt-text -- as in existing posts.
						<img
							className="jetpack-blogging-prompt__answers-gravatar"
							aria-hidden="true"
							src={ url }
							key={ index }
						/>
					)
			) }
			<RichText.Content
				tagName="a"
				className="jetpack-blogging-prompt__answers-link"
				href={ answersLink }
				target="_blank"
				rel="external noreferrer noopener"
				value={ answersLinkText ?? '' }
			/>
		</div>
	);
}

/** Writes the prompt; with the ID of a prompt of the service also the link to its answers. */
export function save( { attributes }: { attributes: Attributes } ) {
	const { promptLabel, promptText, promptId, isBloganuary } = attributes;
	return (
		<div
			{ ...useBlockProps.save( {
				className: 'jetpack-blogging-prompt',
			} ) }
		>
			{ attributes.showLabel && (
				<RichText.Content
					tagName="div"
					className={ `jetpack-blogging-prompt__label${
						isBloganuary ? ' is-bloganuary-icon' : ''
					}` }
					value={ promptLabel ?? '' }
				/>
			) }
			<RichText.Content
				tagName="div"
				className="jetpack-blogging-prompt__text"
				value={ promptText ?? '' }
			/>
			{ attributes.showResponses && promptId ? (
				<Answers attributes={ attributes } />
			) : null }
		</div>
	);
}
