import {
	CheckboxControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { canDraft, DraftButton, getPostData } from '@shared/ai';
import { toRecord, toText } from '@shared/guards';
import { countCharacters } from '@shared/previews/characters';
import { useSeoMeta } from './use-seo-meta';

/** The description, with the number of its characters. */
export function BeforePublishing() {
	const registry = useRegistry();
	const seo = useSeoMeta();
	if ( ! seo ) {
		return null;
	}
	const count = countCharacters( seo.description );
	const field = (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'SEO description', 'mainstreet-blocks' ) }
			dir="auto"
			value={ seo.description }
			onChange={ ( description ) => seo.change( { description } ) }
			help={ sprintf(
				/* translators: %d: number of characters. */
				_n(
					'%d character. Search engines show about 160.',
					'%d characters. Search engines show about 160.',
					count,
					'mainstreet-blocks'
				),
				count
			) }
		/>
	);
	return canDraft( 'text' ) ? (
		<div>
			{ field }
			<DraftButton
				task="seo-description"
				getData={ () => getPostData( registry ) }
				onDraft={ ( draft ) =>
					seo.change( {
						description: toText( toRecord( draft ).text ),
					} )
				}
			/>
		</div>
	) : (
		field
	);
}

/** Among the post's settings. */
export function Settings() {
	const seo = useSeoMeta();
	if ( ! seo ) {
		return null;
	}
	return (
		<div style={ { display: 'grid', gap: 16 } }>
			<BeforePublishing />
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'SEO title', 'mainstreet-blocks' ) }
				dir="auto"
				value={ seo.title }
				onChange={ ( title ) => seo.change( { title } ) }
				help={ __(
					'Shown in search results and browser tabs instead of the post title and site name.',
					'mainstreet-blocks'
				) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Hide from search engines', 'mainstreet-blocks' ) }
				checked={ seo.isHidden }
				onChange={ ( isHidden ) => seo.change( { isHidden } ) }
				help={ __(
					'Asks search engines not to index this post, and removes it from the sitemap.',
					'mainstreet-blocks'
				) }
			/>
		</div>
	);
}
