/** How far a file has come. */
export type UploadState = {
	status: 'waiting' | 'uploading' | 'paused' | 'failed' | 'done';
	/** Bytes that the server has. */
	sent: number;
	/** Bytes of the file. */
	size: number;
	/** Why it has failed, as a sentence; '' otherwise. */
	message: string;
};

/** A file that is in the media library. */
export type Uploaded = {
	/** Attachment. */
	id: number;
	/** Its name as a hosted video; '' for what is no video. */
	guid: string;
	/** Its address. */
	src: string;
};

/** What can be done with an upload under way. */
export type Upload = {
	pause: () => void;
	resume: () => void;
	retry: () => void;
	/** Ends it; the server throws away what it has. */
	cancel: () => void;
};

/** Who is told of an upload. */
export type Listeners = {
	state: ( state: UploadState ) => void;
	done: ( uploaded: Uploaded ) => void;
};
