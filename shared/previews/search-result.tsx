import { __ } from '@wordpress/i18n';
import { toBreadcrumb } from './address';
import { truncate } from './truncate';

type Props = {
	url: string;
	title: string;
	/** '' where the search engine chooses a text of the page. */
	description: string;
	/** Name of the site, above the address; '' for none. */
	site?: string;
};

/** A post in a list of search results. */
export function SearchResult( { url, title, description, site = '' }: Props ) {
	return (
		<div className="mainstreet-preview is-search">
			{ site && (
				<div className="mainstreet-preview__site" dir="auto">
					{ site }
				</div>
			) }
			{ /* URLs are always left to right. */ }
			<div className="mainstreet-preview__url">
				<bdi dir="ltr">{ toBreadcrumb( url ) }</bdi>
			</div>
			<div className="mainstreet-preview__title" dir="auto">
				{ truncate( 'searchTitle', title ) ||
					__( '(no title)', 'mainstreet-blocks' ) }
			</div>
			<div className="mainstreet-preview__description" dir="auto">
				{ truncate( 'searchDescription', description ) || (
					<em>
						{ __(
							'Search engines choose a text from the page that matches the search.',
							'mainstreet-blocks'
						) }
					</em>
				) }
			</div>
		</div>
	);
}
