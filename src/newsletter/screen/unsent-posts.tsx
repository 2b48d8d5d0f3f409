import { Button, Modal, SearchControl, Spinner } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { useItem } from '@shared/admin/use-item';
import { getUnsent } from './send-api';
import type { UnsentPost } from './types';

type Props = { onChoose: ( post: UnsentPost ) => void; onClose: () => void };

/** Dialog for choosing a published post that was never sent. */
export function UnsentPosts( { onChoose, onClose }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	const searchSoon = useDebounce( setSearch, 300 );
	const { item, error } = useItem(
		useCallback(
			( signal: AbortSignal ) => getUnsent( search, signal ),
			[ search ]
		)
	);
	const posts = error ? [] : item?.items;
	return (
		<Modal
			size="medium"
			title={ __( 'Send an earlier post', 'mainstreet-blocks' ) }
			onRequestClose={ onClose }
		>
			<SearchControl
				label={ __( 'Search posts', 'mainstreet-blocks' ) }
				value={ typed }
				onChange={ ( text ) => {
					setTyped( text );
					searchSoon( text );
				} }
			/>
			<p role="alert" className="mainstreet-screen__error">
				{ error }
			</p>
			{ ! posts && <Spinner /> }
			{ posts && ! posts.length && ! error && (
				<p>
					{ __(
						'No unsent published posts found.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<ul className="mainstreet-newsletter__unsent">
				{ posts?.map( ( post ) => (
					<li key={ post.id }>
						<Button
							variant="link"
							onClick={ () => onChoose( post ) }
						>
							<bdi>
								{ post.title ||
									__( '(no title)', 'mainstreet-blocks' ) }
							</bdi>
						</Button>
						<div>{ formatMoment( post.date ) }</div>
					</li>
				) ) }
			</ul>
		</Modal>
	);
}
