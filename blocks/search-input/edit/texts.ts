import { __, sprintf } from '@wordpress/i18n';

/** What a block was, by what its author can do with it now. */
export type Kind = 'field' | 'container' | 'part' | 'text' | 'chat';

const CONTAINERS = [
	'search-results',
	'filters',
	'filters-popover',
	'filters-product',
];

/**
 * Returns the kind of a block.
 *
 * @param name Name of the block.
 */
export function getKind( name: string ): Kind {
	const [ namespace, slug = '' ] = name.split( '/' );
	if ( namespace === 'jetpack' ) {
		return slug === 'ai-chat' ? 'chat' : 'text';
	}
	if ( slug === 'search-input' ) {
		return 'field';
	}
	return CONTAINERS.includes( slug ) ? 'container' : 'part';
}

/**
 * Says in one sentence what a block was, what visitors see, and what can be done.
 *
 * @param kind    Its kind.
 * @param title   Its name, such as “Sort By”.
 * @param hasText Whether it holds a text that is not in the post.
 */
export function explain( kind: Kind, title: string, hasText: boolean ): string {
	switch ( kind === 'text' && hasText ? 'kept' : kind ) {
		case 'field':
			return sprintf(
				/* translators: %s: name of a block */
				__(
					'“%s” was the field of Jetpack Search, a hosted service: visitors see this site’s own search form, and you can use the Search block of WordPress instead.',
					'mainstreet-blocks'
				),
				title
			);
		case 'container':
			return sprintf(
				/* translators: %s: name of a block */
				__(
					'“%s” was part of Jetpack Search, a hosted service: visitors see only other blocks in it, and you can replace it with the Search block of WordPress or remove it.',
					'mainstreet-blocks'
				),
				title
			);
		case 'chat':
			return sprintf(
				/* translators: %s: name of a block */
				__(
					'“%s” answered questions with a hosted service: visitors see this site’s own search form with your texts, and you can use the Search block of WordPress instead.',
					'mainstreet-blocks'
				),
				title
			);
		case 'text':
			return sprintf(
				/* translators: %s: name of a block */
				__(
					'“%s” needs a hosted service and holds no text: visitors see nothing of it, and you can remove it.',
					'mainstreet-blocks'
				),
				title
			);
		case 'kept':
			return sprintf(
				/* translators: %s: name of a block */
				__(
					'“%s” wrote this text, which visitors do not see: turn it into blocks to keep it, or remove it.',
					'mainstreet-blocks'
				),
				title
			);
		default:
			return sprintf(
				/* translators: %s: name of a block */
				__(
					'“%s” was part of Jetpack Search, a hosted service: visitors see nothing of it, and you can remove it.',
					'mainstreet-blocks'
				),
				title
			);
	}
}
