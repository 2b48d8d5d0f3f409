<?php
/**
 * Answers and the rights of those who sent them.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases the answers of a person (Tools > Export / Erase Personal Data), and
 * suggests what the privacy policy should say.
 */
final class Feedback_Privacy {

	/** Answers handled in one step. */
	const STEP = 50;

	/**
	 * Adds the exporter.
	 *
	 * @param array[] $exporters Exporters.
	 * @return array[]
	 */
	public static function add_exporter( $exporters ) {
		$exporters['mainstreet-feedback'] = array(
			'exporter_friendly_name' => __( 'Form responses', 'mainstreet-blocks' ),
			'callback'               => array( __CLASS__, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array[] $erasers Erasers.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		$erasers['mainstreet-feedback'] = array(
			'eraser_friendly_name' => __( 'Form responses', 'mainstreet-blocks' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Exports one page.
	 *
	 * @param string $email Address.
	 * @param int    $page  Page, from 1.
	 * @return array `data`, `done`.
	 */
	public static function export( $email, $page = 1 ) {
		$ids  = Feedback_Index::of_person( $email, self::STEP, ( max( 1, (int) $page ) - 1 ) * self::STEP );
		$data = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post && Feedback_Index::holds( $post, $email ) ) {
				$data[] = array(
					'group_id'    => 'feedback',
					'group_label' => __( 'Form responses', 'mainstreet-blocks' ),
					'item_id'     => 'feedback-' . $id,
					'data'        => self::items( $post ),
				);
			}
		}
		return array(
			'data' => $data,
			'done' => count( $ids ) < self::STEP,
		);
	}

	/**
	 * Erases one page.
	 *
	 * @param string $email Address.
	 * @param int    $page  Page, from 1.
	 * @return array As core wants it.
	 */
	public static function erase( $email, $page = 1 ) {
		// What is erased is gone from the list; only what stays has to be left out.
		$kept = (int) get_transient( self::kept_key( $email ) );
		$kept = (int) $page > 1 ? $kept : 0;
		$ids  = Feedback_Index::of_person( $email, self::STEP, $kept );
		$done = 0;
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post && Feedback_Index::holds( $post, $email ) && wp_delete_post( $id, true ) ) {
				++$done;
			} else {
				++$kept;
			}
		}
		$is_last = count( $ids ) < self::STEP;
		if ( $is_last ) {
			delete_transient( self::kept_key( $email ) );
			Feedback_Unread::recount();
		} else {
			set_transient( self::kept_key( $email ), $kept, HOUR_IN_SECONDS );
		}
		return array(
			'items_removed'  => $done > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $is_last,
		);
	}

	/**
	 * Suggests a text for the privacy policy.
	 */
	public static function suggest_policy() {
		if ( ! Blocks::is_own( 'contact-form' ) ) {
			return;
		}
		$days = Options::get( 'feedback_keep_ip_days' );
		$text = '<p>' . __( 'When you send a form on this site, what you typed and the files you chose are stored on our server and sent to us by email. We also store the time, the page, your browser’s name and, for a limited time, your IP address, to tell spam from real messages.', 'mainstreet-blocks' ) . '</p><p>'
			/* translators: %s: number of days. */
			. ( $days > 0 ? sprintf( __( 'The IP address is deleted after %s days.', 'mainstreet-blocks' ), number_format_i18n( $days ) ) : __( 'The IP address is not stored.', 'mainstreet-blocks' ) ) . '</p>';
		wp_add_privacy_policy_content( __( 'Mainstreet Blocks: forms', 'mainstreet-blocks' ), wp_kses_post( $text ) );
	}

	/**
	 * An answer for the export.
	 *
	 * @param \WP_Post $post Answer.
	 * @return array[] Pairs of `name` and `value`, as HTML.
	 */
	private static function items( \WP_Post $post ) {
		$read  = Feedback_Reader::read( $post );
		$items = array(
			__( 'Date', 'mainstreet-blocks' )       => $read['date'],
			__( 'Page', 'mainstreet-blocks' )       => $read['url'],
			__( 'IP address', 'mainstreet-blocks' ) => $read['ip'],
			__( 'Browser', 'mainstreet-blocks' )    => $read['user_agent'],
		);
		$pairs = array();
		foreach ( array_filter( $items, 'strlen' ) as $name => $value ) {
			$pairs[] = self::pair( $name, $value );
		}
		foreach ( $read['fields'] as $field ) {
			$pairs[] = self::pair( $field['label'], $field['value'] );
		}
		return $pairs;
	}

	/**
	 * One line of the export.
	 *
	 * @param string $name  Name.
	 * @param string $value Value.
	 * @return array
	 */
	private static function pair( $name, $value ) {
		return array(
			'name'  => Feedback_Message::escape( $name ),
			'value' => nl2br( Feedback_Message::escape( $value ) ),
		);
	}

	/**
	 * Where the number of answers is kept that were looked at and stay.
	 *
	 * @param string $email Address.
	 * @return string
	 */
	private static function kept_key( $email ) {
		return 'mainstreet_kept_' . Feedback_Store::email_key( $email );
	}
}
