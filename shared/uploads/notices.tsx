import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';

/** Error messages of a block. */
export function useNotices() {
	const [ messages, setMessages ] = useState< string[] >( [] );
	return {
		messages,
		/** Without duplicates. */
		add: ( message: string ) =>
			setMessages( ( now ) =>
				now.includes( message ) ? now : [ ...now, message ]
			),
		remove: ( message: string ) =>
			setMessages( ( now ) =>
				now.filter( ( other ) => other !== message )
			),
		clear: () => setMessages( [] ),
	};
}

type Props = { messages: string[]; onRemove: ( message: string ) => void };

/** Notices at the top of the block. */
export const Notices = ( { messages, onRemove }: Props ) => (
	<>
		{ messages.map( ( message ) => (
			<Notice
				key={ message }
				status="error"
				onRemove={ () => onRemove( message ) }
			>
				{ message }
			</Notice>
		) ) }
	</>
);
