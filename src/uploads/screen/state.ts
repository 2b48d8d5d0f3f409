import { isFiniteNumber, toRecord, toText } from '@shared/guards';

/** What PHP prints for this script (Library_Uploader::get_state()). */
export type State = {
	/** Files of more bytes are sent in pieces. */
	from: number;
	/** The same for pictures: those that WordPress takes are left to it, as it tries again where a size of one fails. */
	pictures: number;
	/** Address of the server of tus, which those of uploads begin with. */
	address: string;
	/** Days for which the server keeps what nobody goes on with. */
	days: number;
	/** Whose files are sent: a user's id. */
	user: string;
};

const toLimit = ( value: unknown ): number =>
	isFiniteNumber( value ) && value > 0 ? value : Infinity;

/** Reads the printed state, in the block editor a part of its own; where it is missing, nothing is taken. */
export function readState(): State {
	const { mainstreetUploads, mainstreetBlocks } = window as {
		mainstreetUploads?: unknown;
		mainstreetBlocks?: unknown;
	};
	const state = toRecord(
		mainstreetUploads ?? toRecord( mainstreetBlocks ).largeFiles
	);
	return {
		from: toLimit( state.from ),
		pictures: toLimit( state.pictures ),
		address: toText( state.address ),
		days: isFiniteNumber( state.days ) ? state.days : 0,
		user: toText( toRecord( toRecord( mainstreetBlocks ).uploads ).user ),
	};
}
