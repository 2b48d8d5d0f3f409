export type Attributes = {
	/** Name of the newsletter at the service, which closed. */
	revueUsername?: string;
	emailLabel: string;
	emailPlaceholder: string;
	firstNameLabel: string;
	firstNamePlaceholder: string;
	firstNameShow: boolean;
	lastNameLabel: string;
	lastNamePlaceholder: string;
	lastNameShow: boolean;
};
