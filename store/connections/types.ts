/** Whether a connection works: `must_reauth` means that its owner must sign in again. */
export type TestSuccess = boolean | 'must_reauth';

/** Data of a connection (docs/server-contract.md A.11, A33). */
export type Account = {
	id: string;
	service_name: string;
	/** Display name of the network. */
	service_label: string;
	/** Whether all users who may publish can use it; otherwise it is the current user's own. */
	shared: boolean;
	display_name: string;
	/** For example `@aurora@social.example`. */
	username: string;
	/** URL of an image; '' for none. */
	profile_picture: string;
	profile_display_name: string;
	/** URL of the profile; '' for none. */
	profile_link: string;
	test_success: TestSuccess;
	/** Why it does not work; '' if it works. */
	test_message: string;
	can_refresh: boolean;
	/** URL to reconnect the account in a popup; '' for none. */
	refresh_url: string;
	/** Label of the button; '' for the default. */
	refresh_text: string;
};

/** A connection in the context of the edited post. */
export type Connection = Account & {
	/** Whether the post is shared to it. */
	enabled: boolean;
	/** Text in place of the post's message; '' for none. */
	message: string;
	/** Whether the post was shared to it. */
	done: boolean;
	/** Whether the author may change the choice. */
	toggleable: boolean;
};

export type Connections = {
	/** Result of the last test; null before that. */
	tests: readonly Account[] | null;
	isTesting: boolean;
	/** Error message of the test; '' for none. */
	error: string;
	/** Choices for sharing the post again, by id. They are not stored in the post. */
	choices: Readonly< Record< string, boolean > >;
	/** Texts of single connections for sharing the post again, by id. */
	texts: Readonly< Record< string, string > >;
	/** Text for sharing again; null until the user enters one. */
	message: string | null;
};
