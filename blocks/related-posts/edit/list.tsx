import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';
import type { RelatedPost } from './use-related';

type Props = {
	posts: readonly RelatedPost[];
	settings: Attributes;
};

function Facts( {
	post,
	settings,
}: {
	post: RelatedPost;
	settings: Attributes;
} ) {
	const details = [
		{
			name: 'date',
			label: __( 'Date', 'mainstreet-blocks' ),
			value: settings.displayDate && post.date,
		},
		{
			name: 'author',
			label: __( 'Author', 'mainstreet-blocks' ),
			value: settings.displayAuthor && post.author,
		},
		{
			name: 'context',
			label: __( 'Category or tag', 'mainstreet-blocks' ),
			value: settings.displayContext && post.context,
		},
	].filter( ( { value } ) => value );
	return details.length > 0 ? (
		<dl className="jp-related-posts-i2__post-defs">
			{ details.map( ( { name, label, value } ) => (
				<div key={ name }>
					<dt>{ label }</dt>
					<dd className={ `jp-related-posts-i2__post-${ name }` }>
						{ value }
					</dd>
				</div>
			) ) }
		</dl>
	) : null;
}

/** The posts as visitors see them. */
export function List( { posts, settings }: Props ) {
	const shown = posts.slice( 0, settings.postsToShow );
	return (
		<ul
			className="jp-related-posts-i2__list"
			data-post-count={ shown.length }
		>
			{ shown.map( ( post ) => (
				<li key={ post.id } className="jp-related-posts-i2__post">
					<a
						className="jp-related-posts-i2__post-link"
						href={ post.url }
					>
						{ settings.displayThumbnails && post.image && (
							<img
								className="jp-related-posts-i2__post-img"
								src={ post.image.src }
								alt={ post.image.alt }
							/>
						) }
						<span>{ post.title }</span>
					</a>
					<Facts post={ post } settings={ settings } />
				</li>
			) ) }
		</ul>
	);
}
