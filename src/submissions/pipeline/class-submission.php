<?php
namespace Mainstreet\Submissions\Pipeline;

defined( 'ABSPATH' ) || exit;

/** A submission that passed the checks of Submission_Pipeline. Only Spam::score() changes it. */
final class Submission {

	/**
	 * Definition of the form, as stored on the server.
	 *
	 * @var array
	 */
	public $def;

	/**
	 * Hash of the definition.
	 *
	 * @var string
	 */
	public $hash;

	/**
	 * Source of the form: `type` (post, pattern, template, part, widget, code) and `id` (string).
	 *
	 * @var string[]
	 */
	public ?array $source = null;

	/**
	 * Whether this is a test of a form on an unpublished page: nothing may be stored, and only the current user may get
	 * email. Only handlers whose submission-handler.php sets `tests` receive such submissions.
	 */
	public bool $is_test = false;

	/**
	 * Id of the post in which the form was shown; 0 for none (an archive, for example).
	 *
	 * @var int
	 */
	public $on;

	/**
	 * Submitted values by key, unslashed and not validated: strings in UTF-8, or lists of strings.
	 *
	 * @var array<string, string|string[]>
	 */
	public ?array $values = null;

	/**
	 * Uploaded files by key: lists of `name`, `type` (as sent by the browser), `tmp_name`, `error`, `size`.
	 *
	 * @var array<string, array[]>
	 */
	public ?array $files = null;

	/** Whether it is spam. The HTTP response must be the same as for other submissions. */
	public bool $is_spam = false;

	/** Whether it is spam that need not be stored (Akismet). */
	public bool $is_discarded = false;

	/** Spam points (docs/server-contract.md B.1, 5 and 6). */
	public int $points = 0;

	/**
	 * UUID of the submission, the same if the same content is sent again. The handler stores it in a UNIQUE column, and
	 * gives a repetition the same response as the first submission.
	 */
	public ?string $submission = null;

	/**
	 * Seconds from the first interaction with the form; null if unknown.
	 *
	 * @var int|null
	 */
	public $seconds;

	/** IP address of the visitor; '' if unknown. */
	public ?string $ip = null;

	/**
	 * User agent, at most 255 bytes.
	 *
	 * @var string
	 */
	public $user_agent;

	/**
	 * URL of the page that shows the form.
	 *
	 * @var string
	 */
	public $url;

	/** HTML id of the form on that page. */
	public ?string $form_id = null;

	/**
	 * Returns the submitted text of a field: the first item of a list, '' if there is none.
	 *
	 * @param string $key Key of the field.
	 * @return string
	 */
	public function text( $key ) {
		$value = isset( $this->values[ $key ] ) ? $this->values[ $key ] : '';
		return is_array( $value ) ? (string) reset( $value ) : $value;
	}
}
