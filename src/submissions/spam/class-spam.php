<?php
namespace Mainstreet\Submissions\Spam;

use Mainstreet\Core\Attributes;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Registry\Form_Schemas;

defined( 'ABSPATH' ) || exit;

/**
 * Detects spam by local rules, and with Akismet if it is active (docs/server-contract.md B.1, 4 to 6). Spam is not rejected
 * here: the response must be the same as for other submissions.
 */
final class Spam {

	/** Submissions with at least this many points are spam. */
	const MIN_POINTS = 3;

	/** Seconds: a form submitted faster or slower gets a spam point. */
	const TOO_FAST = 3;
	const TOO_SLOW = DAY_IN_SECONDS;

	/**
	 * Sets the submission's spam points and `is_spam`: by points, honeypot and the site's disallowed words. Removes the
	 * honeypot from the values.
	 */
	public static function score( Submission $request, array $posted ): void {
		$trap = Form_Token::get_honeypot_name( $request->hash );
		$bait = isset( $request->values[ $trap ] ) ? $request->values[ $trap ] : '';
		unset( $request->values[ $trap ] );

		$seconds          = $request->seconds;
		$request->points  = ( null === $seconds || $seconds < self::TOO_FAST || $seconds > self::TOO_SLOW ? 1 : 0 )
			+ ( '' === Attributes::text( $posted, 'ms_k' ) ? 1 : 0 )
			+ ( self::has_link_in_name( $request ) ? 2 : 0 );
		$request->is_spam = ! in_array( $bait, array( '', array() ), true )
			|| $request->points >= self::MIN_POINTS
			|| self::is_disallowed( $request );
	}

	/**
	 * Checks a submission with Akismet, if it is active. Called by the handler, which can tell the meaning of the fields.
	 *
	 * @param Submission $request Submission; its `is_spam` and `is_discarded` are set.
	 * @param array      $content `name`, `email`, `url`, `content`; `type`: `contact-form` or `signup`, by default that of the kind of form.
	 * @return array Values sent to Akismet, to be stored for report().
	 */
	public static function check_akismet( Submission $request, array $content ): array {
		$content += array(
			'name'    => '',
			'email'   => '',
			'url'     => '',
			'content' => '',
			'type'    => ! empty( Form_Schemas::get_handler( $request->def['kind'] )['is_signup'] ) ? 'signup' : 'contact-form',
		);
		$values   = array(
			'comment_author'       => $content['name'],
			'comment_author_email' => $content['email'],
			'comment_author_url'   => $content['url'],
			'comment_content'      => $content['content'],
			'comment_type'         => $content['type'],
			'contact_form_subject' => isset( $request->def['subject'] ) ? (string) $request->def['subject'] : '',
			'user_ip'              => $request->ip,
			'user_agent'           => $request->user_agent,
			'referrer'             => $request->url,
			'permalink'            => $request->url,
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => get_bloginfo( 'charset' ),
		);
		$verdict  = $request->is_spam ? true : self::request_verdict( $values );
		/**
		 * Filters whether a submission is spam. Has the name of the filter in Jetpack, so that existing plugins work.
		 *
		 * @param bool|\WP_Error $verdict Whether it is spam; an error for spam that need not be stored.
		 * @param array          $values  Values that are sent to Akismet.
		 */
		$verdict               = apply_filters( 'jetpack_contact_form_is_spam', $verdict, $values );
		$request->is_discarded = is_wp_error( $verdict );
		$request->is_spam      = $request->is_discarded || (bool) $verdict;
		return $values;
	}

	/**
	 * Reports a wrong verdict to Akismet.
	 *
	 * @param array $values  Values from check_akismet().
	 * @param bool  $is_spam Whether the submission is spam.
	 */
	public static function report( array $values, bool $is_spam ): void {
		if ( $values && self::has_akismet() ) {
			\Akismet::http_post( http_build_query( $values ), $is_spam ? 'submit-spam' : 'submit-ham' );
		}
	}

	/**
	 * Requests the verdict of Akismet. A failed request counts as no spam.
	 *
	 * @return bool|\WP_Error Whether it is spam; an error for spam that need not be stored.
	 */
	private static function request_verdict( array $values ) {
		if ( ! self::has_akismet() ) {
			return false;
		}
		$response = \Akismet::http_post( http_build_query( $values ), 'comment-check' );
		if ( ! is_array( $response ) || ! isset( $response[1] ) || 'true' !== $response[1] ) {
			return false;
		}
		$tip = isset( $response[0]['x-akismet-pro-tip'] ) ? $response[0]['x-akismet-pro-tip'] : '';
		return 'discard' === $tip ? new \WP_Error( 'spam', 'discard' ) : true;
	}

	/** Whether Akismet is active and has a key. */
	public static function has_akismet(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) ) && \Akismet::get_api_key();
	}

	/** Whether a name or subject contains a link. */
	private static function has_link_in_name( Submission $request ): bool {
		$text = self::find_texts( $request, array( 'name', 'subject' ) );
		return (bool) preg_match( '#https?://|www\.|<a\s|\[url#i', implode( "\n", $text ) );
	}

	/** Whether a submission contains disallowed words (Settings > Discussion). */
	private static function is_disallowed( Submission $request ): bool {
		$all  = implode( "\n", array_map( static fn( $value ) => implode( "\n", (array) $value ), $request->values ) );
		$form = array(
			'comment_author'       => implode( ' ', self::find_texts( $request, array( 'name' ) ) ),
			'comment_author_email' => implode( ' ', self::find_texts( $request, array( 'email' ) ) ),
			'comment_author_url'   => implode( ' ', self::find_texts( $request, array( 'url' ) ) ),
			'comment_content'      => $all,
			'user_ip'              => $request->ip,
			'user_agent'           => $request->user_agent,
		);
		/**
		 * Filters whether a submission contains disallowed words. Has the name of the filter in Jetpack, so that existing
		 * plugins work.
		 *
		 * @param bool  $is_disallowed Whether it contains disallowed words.
		 * @param array $form          The submission, with the keys of a comment.
		 */
		return (bool) apply_filters(
			'jetpack_contact_form_in_comment_disallowed_list',
			wp_check_comment_disallowed_list( ...array_values( $form ) ),
			$form
		);
	}

	/**
	 * Returns the values of the fields whose type, id or label is in a list.
	 *
	 * @param string[] $types Types in lower case, such as `name`.
	 * @return string[]
	 */
	private static function find_texts( Submission $request, array $types ): array {
		$keys = $types;
		foreach ( Attributes::items( $request->def, 'fields' ) as $field ) {
			$about = array_intersect_key( is_array( $field ) ? $field : array(), array_flip( array( 'type', 'id', 'label' ) ) );
			if ( isset( $field['key'] ) && array_intersect( $types, array_map( 'strtolower', array_filter( $about, 'is_string' ) ) ) ) {
				$keys[] = $field['key'];
				// The inputs of contact forms are named by field id; their keys are for storage.
				$keys[] = isset( $field['id'] ) ? (string) $field['id'] : $field['key'];
			}
		}
		return array_filter( array_map( array( $request, 'text' ), array_unique( $keys ) ), 'strlen' );
	}
}
