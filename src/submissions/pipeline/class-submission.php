<?php
namespace Mainstreet\Submissions\Pipeline;

defined( 'ABSPATH' ) || exit;

/**
 * What the pipeline (Submission_Pipeline) found out about a submission. Only Spam::check() changes it.
 */
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
	 * Container that stores the form: `type` (post, pattern, template, part, widget, code) and `id` (string).
	 *
	 * @var string[]
	 */
	public $source;

	/**
	 * Somebody tries out a form whose page is not published: nothing may be stored, and nobody but the
	 * current user hear of it. Only handlers whose submission-handler.php says `tests` get such a request.
	 *
	 * @var bool
	 */
	public $is_test = false;

	/**
	 * Id of the post on which the form was shown; 0 for none (an archive, for example).
	 *
	 * @var int
	 */
	public $on;

	/**
	 * What was typed, unslashed and unchecked, by key: strings in UTF-8, or lists of strings.
	 *
	 * @var array<string, string|string[]>
	 */
	public $values;

	/**
	 * Uploaded files by key: lists of `name`, `type` (as the browser says), `tmp_name`, `error`, `size`.
	 *
	 * @var array<string, array[]>
	 */
	public $files;

	/**
	 * Spam so far. Answer it as if it were none.
	 *
	 * @var bool
	 */
	public $is_spam = false;

	/**
	 * Spam so certain that it need not even be kept (Akismet).
	 *
	 * @var bool
	 */
	public $is_discarded = false;

	/**
	 * Spam points (docs/server-contract.md B.1, 5 and 6).
	 *
	 * @var int
	 */
	public $points = 0;

	/**
	 * Identifies the submission as a UUID: the same for a repetition of the same content.
	 * The handler stores it UNIQUE with what it writes, and answers a repetition like the first.
	 *
	 * @var string
	 */
	public $submission;

	/**
	 * Seconds from the first touch of the form; null when it is not known.
	 *
	 * @var int|null
	 */
	public $seconds;

	/**
	 * Address of the visitor, '' when there is none.
	 *
	 * @var string
	 */
	public $ip;

	/**
	 * Browser of the visitor, at most 255 bytes.
	 *
	 * @var string
	 */
	public $user_agent;

	/**
	 * Address of the page that shows the form.
	 *
	 * @var string
	 */
	public $url;

	/**
	 * HTML id of the form on that page.
	 *
	 * @var string
	 */
	public $form_id;

	/**
	 * A value as one line or text: the first of a list, '' when there is none.
	 *
	 * @param string $key Key of the field.
	 * @return string
	 */
	public function text( $key ) {
		$value = isset( $this->values[ $key ] ) ? $this->values[ $key ] : '';
		return is_array( $value ) ? (string) reset( $value ) : $value;
	}
}
