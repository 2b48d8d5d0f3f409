import { Button, ProgressBar } from '@wordpress/components';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	getAmount,
	getPercent,
	UploadProgress,
} from '@shared/resumable/progress';
import { getEntries, remove, subscribe, type Entry } from './upload-entries';
import { forget, type Unfinished } from './unfinished';
import { UnfinishedLine, UploadedLine } from './list-items';

/** Progress of all files together. */
function Total( { entries }: { entries: readonly Entry[] } ) {
	const sum = ( name: 'sent' | 'size' ): number =>
		entries.reduce( ( total, { state } ) => total + state[ name ], 0 );
	const all = { sent: sum( 'sent' ), size: sum( 'size' ) };
	const done = entries.filter( ( { state } ) => state.status === 'done' );
	return (
		<div className="mainstreet-uploads__total">
			<div>
				{ sprintf(
					/* translators: 1: how many files are uploaded, 2: of how many, 3: how much of them, such as "43% (12 MB of 28 MB)". */
					_n(
						'%1$d of %2$d file uploaded: %3$s',
						'%1$d of %2$d files uploaded: %3$s',
						entries.length,
						'mainstreet-blocks'
					),
					done.length,
					entries.length,
					getAmount( all )
				) }
			</div>
			<div dir="auto">
				<ProgressBar
					className="mainstreet-upload-bar"
					value={ getPercent( all ) }
					aria-label={ __( 'All files', 'mainstreet-blocks' ) }
				/>
			</div>
		</div>
	);
}

type Props = {
	/** Unfinished uploads of earlier visits. */
	unfinished: Unfinished[];
	/** Called when the list becomes empty. */
	onEmpty: () => void;
};

const isDone = ( { state }: Entry ): boolean => state.status === 'done';

/** List of uploads in progress, and of unfinished ones of earlier visits. */
export function List( { unfinished, onEmpty }: Props ) {
	const entries = useSyncExternalStore( subscribe, getEntries );
	const [ offered, setOffered ] = useState( unfinished );
	const heading = useRef< HTMLHeadingElement >( null );
	const hasFocus = useRef( false );
	const isEmpty = entries.length + offered.length === 0;

	useEffect( () => {
		if ( isEmpty ) {
			onEmpty();
		}
	}, [ isEmpty, onEmpty ] );
	// An upload that was resumed is no longer offered, whether it succeeds or is canceled.
	useEffect(
		() =>
			setOffered( ( rest ) =>
				rest.filter(
					( { name, size } ) =>
						! entries.some(
							( { file } ) =>
								file.name === name && file.size === size
						)
				)
			),
		[ entries ]
	);
	// The focused button may have been removed.
	useEffect( () => {
		const { activeElement, body } = document;
		if ( hasFocus.current && activeElement === body ) {
			heading.current?.focus();
		}
	}, [ entries, offered ] );

	if ( isEmpty ) {
		return null;
	}
	return (
		<section
			aria-label={ __( 'Large files', 'mainstreet-blocks' ) }
			onFocus={ () => ( hasFocus.current = true ) }
			onBlur={ ( { relatedTarget } ) =>
				( hasFocus.current = relatedTarget === null )
			}
		>
			<h2 ref={ heading } tabIndex={ -1 }>
				{ __( 'Large files', 'mainstreet-blocks' ) }
			</h2>
			{ entries.length > 1 && <Total entries={ entries } /> }
			<ul>
				{ entries.map( ( { id, file, state, upload } ) => (
					<li key={ id }>
						{ state.status === 'done' ? (
							<UploadedLine name={ file.name } />
						) : (
							<UploadProgress
								name={ file.name }
								state={ state }
								upload={ upload }
								onCancel={ () =>
									remove( ( entry ) => entry.id === id )
								}
							/>
						) }
					</li>
				) ) }
				{ offered.map( ( upload ) => (
					<li key={ upload.key }>
						<UnfinishedLine
							name={ upload.name }
							onForget={ () => {
								setOffered(
									offered.filter(
										( other ) => other !== upload
									)
								);
								// The server deletes it later by itself.
								forget( upload ).catch( () => {} );
							} }
						/>
					</li>
				) ) }
			</ul>
			{ entries.length > 0 && entries.every( isDone ) && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => remove( isDone ) }
				>
					{ __( 'Close', 'mainstreet-blocks' ) }
				</Button>
			) }
		</section>
	);
}
