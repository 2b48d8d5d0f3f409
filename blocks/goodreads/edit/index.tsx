import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	EditUrlControl,
	EmbedForm,
	InertPreview,
	StillPreview,
	useEmbed,
} from '@shared/embed-editor';
import { getSandbox, getServiceLabel } from '@shared/embeds';
import { escapeAttribute } from '@wordpress/escape-html';
import { icon } from '../icon';
import { build, normalize, readUser } from '../shelf';
import type { Attributes } from '../types';
import { ShelfSettings } from './shelf-settings';

/** Widgets have numbers below this one. */
const MAX_ID = 9999999;

const createId = (): number => Math.floor( Math.random() * MAX_ID );

/** Sandboxed document for the script of Goodreads: without an origin, so that it cannot access the editor. */
const getDocument = ( link: string, id: string ): string =>
	`<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{margin:0;font:16px sans-serif}</style><div id="${ id }"></div><script src="${ escapeAttribute( link ) }"></script>`;

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const shelf = normalize( attributes );
	const change = ( changed: Partial< Attributes > ) =>
		setAttributes( {
			...changed,
			...build( { ...attributes, ...changed }, createId() ),
		} );
	const embed = useEmbed( {
		saved: attributes.goodreadsId ? `${ attributes.goodreadsId }` : '',
		resolve: readUser,
		onEmbed: ( goodreadsId ) => change( { goodreadsId } ),
	} );
	const label = getServiceLabel( 'goodreads' );
	return (
		<div { ...useBlockProps() }>
			{ embed.state === 'embedded' && shelf ? (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					<ShelfSettings
						attributes={ attributes }
						onChange={ change }
					/>
					<StillPreview icon={ icon } label={ label } height={ 300 }>
						<InertPreview isSelected={ isSelected } label={ label }>
							<iframe
								className="wp-block-jetpack-goodreads__frame"
								title={ label }
								srcDoc={ getDocument( shelf.link, shelf.id ) }
								sandbox={ getSandbox( 'goodreads' ) }
								loading="lazy"
								referrerPolicy="strict-origin-when-cross-origin"
							/>
						</InertPreview>
					</StillPreview>
				</>
			) : (
				<EmbedForm
					icon={ icon }
					label={ label }
					instructions={ __(
						'Paste the URL of a profile on Goodreads, such as goodreads.com/user/show/1234.',
						'mainstreet-blocks'
					) }
					fieldLabel={ __(
						'Profile URL or user number',
						'mainstreet-blocks'
					) }
					example={ __(
						'Enter URL to embed here…',
						'mainstreet-blocks'
					) }
					value={ embed.text }
					onChange={ embed.setText }
					onSubmit={ embed.submit }
					error={
						embed.hasFailed
							? __(
									'This is not the URL of a reader’s profile. The profiles of authors have no shelf that can be embedded.',
									'mainstreet-blocks'
								)
							: undefined
					}
					onCancel={ shelf ? embed.cancel : undefined }
				/>
			) }
		</div>
	);
}
