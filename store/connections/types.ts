/** Whether an account works: `must_reauth` means that its owner has to sign in again. */
export type TestSuccess = boolean | 'must_reauth';

/** What the site knows of an account that posts are shared to (docs/server-contract.md A.11, A33). */
export type Account = {
	id: string;
	service_name: string;
	/** Name of the network as people know it. */
	service_label: string;
	/** Whether all who publish may use it; else it is the user's own. */
	shared: boolean;
	display_name: string;
	/** Such as `@aurora@social.example`. */
	username: string;
	/** Address of an image; '' for none. */
	profile_picture: string;
	profile_display_name: string;
	/** Address of the profile; '' for none. */
	profile_link: string;
	test_success: TestSuccess;
	/** Why it does not work; '' while it does. */
	test_message: string;
	can_refresh: boolean;
	/** URL to reconnect the account in a popup; '' for none. */
	refresh_url: string;
	/** What the button says; '' for our own words. */
	refresh_text: string;
};

/** An account as it stands with the post that is edited. */
export type Connection = Account & {
	/** Whether the post goes there. */
	enabled: boolean;
	/** What it gets in place of the post's message; '' for the same as all. */
	message: string;
	/** Whether it went there. */
	done: boolean;
	/** Whether the author may choose. */
	toggleable: boolean;
};

export type Connections = {
	/** Accounts as the server tested them last; null before that. */
	tests: readonly Account[] | null;
	isTesting: boolean;
	/** Why they could not be tested, one sentence; '' for no failure. */
	error: string;
	/** What is chosen for sharing once more, which is nothing of the post: by id. */
	choices: Readonly< Record< string, boolean > >;
	/** Texts of single accounts for sharing once more, by id. */
	texts: Readonly< Record< string, string > >;
	/** Text for sharing again; null until the user enters one. */
	message: string | null;
};
