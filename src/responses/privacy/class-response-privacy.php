<?php
namespace Mainstreet\Responses\Privacy;

use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Personal_Data;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Unread_Count;
use Mainstreet\Submissions\Registry\Form_Schemas;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases the responses of a person (Tools > Export / Erase Personal Data), and suggests a text for the privacy
 * policy.
 */
final class Response_Privacy {

	/** Responses per step. */
	const STEP = 50;

	/**
	 * Adds the exporter.
	 *
	 * @param array[] $exporters Exporters.
	 * @return array[]
	 */
	public static function add_exporter( $exporters ) {
		return Personal_Data::add( $exporters, 'exporter', 'mainstreet-feedback', __( 'Form responses', 'mainstreet-blocks' ), array( __CLASS__, 'export' ) );
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array[] $erasers Erasers.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		return Personal_Data::add( $erasers, 'eraser', 'mainstreet-feedback', __( 'Form responses', 'mainstreet-blocks' ), array( __CLASS__, 'erase' ) );
	}

	/**
	 * Exports one page.
	 *
	 * @param string $email Address.
	 * @param int    $page  Page, from 1.
	 * @return array `data`, `done`.
	 */
	public static function export( $email, $page = 1 ) {
		$person = new Personal_Data_Finder( (string) $email );
		$before = ( max( 1, (int) $page ) - 1 ) * self::STEP;
		$data   = array();
		foreach ( $person->find_responses() as $n => $post ) {
			if ( $n >= $before + self::STEP ) {
				break;
			}
			if ( $n >= $before ) {
				$data[] = array(
					'group_id'    => 'feedback',
					'group_label' => __( 'Form responses', 'mainstreet-blocks' ),
					'item_id'     => 'feedback-' . $post->ID,
					'data'        => self::export_response( $post, $person ),
				);
			}
		}
		return array(
			'data' => $data,
			'done' => count( $data ) < self::STEP,
		);
	}

	/**
	 * Erases one step. Deletes responses of the person, and removes the address from responses in which others mention it.
	 *
	 * @param string $email Address.
	 * @return array As core expects it.
	 */
	public static function erase( $email ) {
		$person = new Personal_Data_Finder( (string) $email );
		$done   = 0;
		$kept   = 0;
		$edited = 0;
		foreach ( $person->find_responses() as $post ) {
			if ( self::STEP === $done ) {
				break;
			}
			$is_own  = $person->is_from_person( $post );
			$is_off  = $is_own ? self::delete( $post->ID ) : $person->remove_from( $post );
			$done   += $is_off ? 1 : 0;
			$kept   += $is_off ? 0 : 1;
			$edited += $is_off && ! $is_own ? 1 : 0;
		}
		// Erased responses are not found again, so every full step makes progress.
		return array(
			'items_removed'  => $done > 0,
			'items_retained' => $kept + $edited > 0,
			'messages'       => self::get_messages( $kept, $edited ),
			'done'           => $done < self::STEP,
		);
	}

	/** Deletes a response, and changes the number of unread ones by it: counting them all would read every response. */
	private static function delete( int $post_id ): bool {
		try {
			return (bool) Unread_Count::change_with( $post_id, static fn() => wp_delete_post( $post_id, true ) );
		} catch ( Transaction_Lost $error ) {
			return false;
		}
	}

	/**
	 * Builds the messages about an erasure.
	 *
	 * @param int $kept   Responses that could not be deleted.
	 * @param int $edited Responses of others that mentioned the address.
	 * @return string[]
	 */
	private static function get_messages( int $kept, int $edited ): array {
		$remarks = array();
		if ( $edited ) {
			/* translators: %s: number of form responses. */
			$remarks[] = sprintf( _n( 'The email address was removed from %s form response sent by someone else. The rest of the response is kept.', 'The email address was removed from %s form responses sent by someone else. The rest of the responses is kept.', $edited, 'mainstreet-blocks' ), number_format_i18n( $edited ) );
		}
		if ( $kept ) {
			/* translators: %s: number of form responses. */
			$remarks[] = sprintf( _n( '%s form response could not be erased.', '%s form responses could not be erased.', $kept, 'mainstreet-blocks' ), number_format_i18n( $kept ) );
		}
		return $remarks;
	}

	/** Suggests a text for the privacy policy. */
	public static function suggest_policy(): void {
		if ( ! isset( Form_Schemas::get_routes()['forms/submit'] ) ) {
			return;
		}
		/** This filter is documented in blocks/contact-form/submission/class-submission-handler.php. */
		$days = apply_filters( 'jetpack_contact_form_forget_ip_address', false ) ? 0 : (int) Options::get( 'feedback_keep_ip_days' );
		$text = '<p>' . __( 'When you submit a form on this site, the text you enter and the files you select are stored on our server and emailed to us. We also store the time, the page and your browser name.', 'mainstreet-blocks' ) . '</p><p>'
			. ( $days > 0
				/* translators: %s: number of days. */
				? sprintf( _n( 'We also store your IP address, to tell spam from real messages. On our server it is deleted after %s day; in the email that we receive about your message it is kept.', 'We also store your IP address, to tell spam from real messages. On our server it is deleted after %s days; in the email that we receive about your message it is kept.', $days, 'mainstreet-blocks' ), number_format_i18n( $days ) )
				: __( 'The IP address is not stored.', 'mainstreet-blocks' ) ) . '</p>';
		wp_add_privacy_policy_content( __( 'Mainstreet Blocks: forms', 'mainstreet-blocks' ), wp_kses_post( $text ) );
	}

	/**
	 * A response for the export. Of one that somebody else sent it holds what mentions the person.
	 *
	 * @return array[] Pairs of `name` and `value`, as HTML.
	 */
	private static function export_response( \WP_Post $post, Personal_Data_Finder $person ): array {
		$read   = Response_Reader::read( $post );
		$is_own = $person->is_from_person( $post );
		$items  = array(
			array( __( 'Date', 'mainstreet-blocks' ), $read['date'] ),
			array( __( 'Page', 'mainstreet-blocks' ), $read['url'] ),
			array( __( 'IP address', 'mainstreet-blocks' ), $is_own ? $read['ip'] : '' ),
			array( __( 'Browser', 'mainstreet-blocks' ), $is_own ? $read['user_agent'] : '' ),
		);
		$pairs  = array();
		// Labels are no keys: two may have the same translation.
		foreach ( $items as list( $name, $value ) ) {
			if ( '' !== (string) $value ) {
				$pairs[] = self::build_pair( $name, $value );
			}
		}
		foreach ( $read['fields'] as $field ) {
			if ( $is_own || $person->is_mentioned( $field['value'] ) ) {
				$pairs[] = self::build_pair( $field['label'], $field['value'] );
			}
		}
		return $pairs;
	}

	/** One line of the export. */
	private static function build_pair( string $name, string $value ): array {
		return array(
			'name'  => Visitor_Text::escape( $name ),
			'value' => Visitor_Text::lines( $value ),
		);
	}
}
