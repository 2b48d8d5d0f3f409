/** How far a file has come. */
export type UploadState = {
	status: 'waiting' | 'uploading' | 'paused' | 'failed' | 'done';
	/** Uploaded bytes. */
	sent: number;
	/** Bytes of the file. */
	size: number;
	/** Error message; '' for none. */
	message: string;
};

/** A file that is in the media library. */
export type Uploaded = {
	/** Attachment. */
	id: number;
	/** GUID of a hosted video; '' for other files. */
	guid: string;
	/** Its address. */
	src: string;
};

/** Controls of a running upload. */
export type Upload = {
	pause: () => void;
	resume: () => void;
	retry: () => void;
	/** Cancels it; the server deletes the file. */
	cancel: () => void;
};

/** Callbacks of an upload. */
export type Listeners = {
	state: ( state: UploadState ) => void;
	done: ( uploaded: Uploaded ) => void;
};
