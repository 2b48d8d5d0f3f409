<?php
namespace Mainstreet\Responses\Screen;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;
use Mainstreet\Submissions\Spam\Spam;

defined( 'ABSPATH' ) || exit;

/** The Mainstreet menu and its first screen, Form responses. */
final class Responses_Screen {

	const SLUG = Response_Links::PAGE;
	const NAME = 'responses';

	/** Adds the menu and the screen. Reads the number of unread responses only for users who see it. */
	public static function add_menu(): void {
		if ( ! current_user_can( 'edit_pages' ) || ! current_user_can( 'edit_others_pages' ) ) {
			return;
		}
		$bubble = self::render_bubble( Unread_Count::get() );
		$hook   = add_menu_page(
			__( 'Form responses', 'mainstreet-blocks' ),
			__( 'Mainstreet', 'mainstreet-blocks' ) . ' ' . $bubble,
			'edit_pages',
			self::SLUG,
			array( __CLASS__, 'render' ),
			'dashicons-store',
			26
		);
		// Without this the first entry would repeat the name of the menu.
		add_submenu_page( self::SLUG, __( 'Form responses', 'mainstreet-blocks' ), __( 'Form responses', 'mainstreet-blocks' ) . ' ' . $bubble, 'edit_pages', self::SLUG, array( __CLASS__, 'render' ) );
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ), static fn() => self::help() );
	}

	/** Adds the link to the settings as the last entry of the menu. */
	public static function add_settings_link(): void {
		if ( current_user_can( 'edit_others_pages' ) ) {
			add_submenu_page( self::SLUG, __( 'Mainstreet settings', 'mainstreet-blocks' ), __( 'Settings', 'mainstreet-blocks' ), 'manage_options', 'options-general.php?page=' . Settings_Page::SLUG );
		}
	}

	/** Enqueues script and style. */
	public static function enqueue(): void {
		if ( Mail_Link_Page::get_spam_id() ) {
			return;
		}
		Admin_Screen::enqueue(
			self::NAME,
			array(
				'export' => array(
					'url'   => rest_url( Routes::OWN . '/feedback/export' ),
					'nonce' => wp_create_nonce( 'wp_rest' ),
				),
			),
			true
		);
	}

	/** Prints the frame of the screen. */
	public static function render(): void {
		if ( Mail_Link_Page::get_spam_id() ) {
			Mail_Link_Page::render();
			return;
		}
		Admin_Screen::render( self::NAME, __( 'Form responses', 'mainstreet-blocks' ) );
	}

	/** Renders the number of unread responses, as core does for its menu entries. Returns HTML. */
	private static function render_bubble( int $count ): string {
		/* translators: %s: number of form responses. */
		$spoken = sprintf( _n( '%s unread response', '%s unread responses', $count, 'mainstreet-blocks' ), number_format_i18n( $count ) );
		return sprintf(
			'<span class="mainstreet-unread update-plugins count-%1$d"><span class="plugin-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			esc_html( $spoken )
		);
	}

	/**
	 * Adds the settings section of forms.
	 *
	 * @param array[] $sections See Option_Fields::sections().
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$akismet = __( 'New responses are only checked for spam on this site. With the Akismet plugin, Akismet checks them too.', 'mainstreet-blocks' );
		if ( Spam::has_akismet() ) {
			$akismet = __( 'Akismet is active and checks new responses for spam.', 'mainstreet-blocks' );
		} elseif ( is_callable( array( 'Akismet', 'http_post' ) ) ) {
			$akismet = __( 'New responses are only checked for spam on this site, because Akismet does not have an API key yet.', 'mainstreet-blocks' );
		}
		$sections[] = array(
			'id'      => 'forms',
			'label'   => __( 'Forms', 'mainstreet-blocks' ),
			'note'    => $akismet,
			'service' => '',
			'links'   => array(
				array(
					'url'   => admin_url( 'admin.php?page=' . self::SLUG ),
					'label' => __( 'Form responses', 'mainstreet-blocks' ),
				),
			),
		);
		return $sections;
	}

	/** Returns the help tabs (title => paragraphs). */
	private static function help(): array {
		return array(
			__( 'Overview', 'mainstreet-blocks' ) => array(
				__( 'Here are the responses to all forms of this site, newest first. Select a response to read all of its fields, reply by email, or download its files.', 'mainstreet-blocks' ),
				__( 'A new response is unread until it is opened. Spam is deleted after the number of days in the settings, and responses in the trash as WordPress deletes posts there.', 'mainstreet-blocks' ),
			),
			__( 'Find and export', 'mainstreet-blocks' ) => array(
				__( 'Filter by page, form and date, or search for words. An export contains the responses of the current filter, with a column for each field.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Adds the number of unread responses to the dashboard.
	 *
	 * @param array[] $figures See Dashboard_Widget::add().
	 * @return array[]
	 */
	public static function add_figure( $figures ) {
		if ( true !== Response_Type::can_read() ) {
			return $figures;
		}
		$count     = Unread_Count::get();
		$figures[] = array(
			/* translators: %s: number of form responses. */
			'text' => sprintf( _n( '%s new response', '%s new responses', $count, 'mainstreet-blocks' ), number_format_i18n( $count ) ),
			'url'  => Response_Links::get_screen_url(),
			'icon' => 'feedback',
		);
		return $figures;
	}

	/**
	 * Adds a command to the command palette.
	 *
	 * @param array[] $commands See Command_Palette::enqueue().
	 * @return array[]
	 */
	public static function add_command( $commands ) {
		if ( true === Response_Type::can_read() && Modules::is_on( 'contact-form' ) ) {
			$commands[] = array(
				'name'     => 'responses',
				'label'    => __( 'Open responses', 'mainstreet-blocks' ),
				'keywords' => array( __( 'Form responses', 'mainstreet-blocks' ) ),
				'url'      => Response_Links::get_screen_url(),
			);
		}
		return $commands;
	}
}
