import { Button, Modal, SearchControl, Spinner } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { getUnsent } from './send-api';
import type { UnsentPost } from './types';

type Props = { onChoose: ( post: UnsentPost ) => void; onClose: () => void };

/** Posts that were published before and never sent, to choose one. */
export function UnsentPosts( { onChoose, onClose }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	const [ posts, setPosts ] = useState< UnsentPost[] | null >( null );
	const [ error, setError ] = useState( '' );
	const searchSoon = useDebounce( setSearch, 300 );
	useEffect( () => {
		const control = new AbortController();
		getUnsent( search, control.signal ).then( ( result ) => {
			if ( control.signal.aborted ) {
				return;
			}
			setPosts( result.ok ? result.value : [] );
			setError( result.ok ? '' : result.message );
		} );
		return () => control.abort();
	}, [ search ] );
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
