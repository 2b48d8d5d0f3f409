import { isFiniteNumber, toRecord, toText } from '@shared/guards';

/** What PHP prints for this script (Library_Uploader::get_state()). */
export type State = {
	/** Larger files are uploaded in chunks. Bytes. */
	from: number;
	/** The same for images. WordPress uploads smaller ones itself, because it retries failed image sizes. */
	pictures: number;
	/** URL of the tus server; URLs of uploads begin with it. */
	address: string;
	/** Days after which the server deletes unfinished uploads. */
	days: number;
	/** User id. */
	user: string;
};

const toLimit = ( value: unknown ): number =>
	isFiniteNumber( value ) && value > 0 ? value : Infinity;

/** Reads the printed state; in the block editor it is part of the editor state. Without a state, no file is intercepted. */
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
