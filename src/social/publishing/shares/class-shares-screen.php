<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Responses\Screen\Responses_Screen;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/** The screen Mainstreet > Shares; the TypeScript in screen/ draws it. */
final class Shares_Screen {

	const SLUG = 'mainstreet-shares';
	const NAME = 'shares';

	/** Adds the screen to the menu of Responses_Screen. For users without that menu, such as authors, it is a menu item of its own. */
	public static function add(): void {
		if ( ! Post_Switches::is_active( Post_Connections::MODULE ) ) {
			return;
		}
		$name = __( 'Shares', 'mainstreet-blocks' );
		$draw = array( __CLASS__, 'render' );
		$hook = isset( $GLOBALS['admin_page_hooks'][ Responses_Screen::SLUG ] )
			? add_submenu_page( Responses_Screen::SLUG, $name, $name, 'publish_posts', self::SLUG, $draw )
			: add_menu_page( $name, $name, 'publish_posts', self::SLUG, $draw, 'dashicons-share', 26 );
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ), static fn() => self::help() );
	}

	/** Loads script and style. */
	public static function enqueue(): void {
		Admin_Screen::enqueue(
			self::NAME,
			array(
				'editor'   => admin_url( 'post.php' ),
				'settings' => current_user_can( 'manage_options' ) ? Settings_Page::url() . '#/connections/networks' : Account_Profile::url(),
			),
			true
		);
	}

	/** Prints the root element. */
	public static function render(): void {
		Admin_Screen::render( self::NAME, __( 'Shares', 'mainstreet-blocks' ) );
	}

	/** Returns the help tabs (title => paragraphs). */
	private static function help(): array {
		return array(
			__( 'Overview', 'mainstreet-blocks' ) => array(
				__( 'Here are the posts that were shared to social networks, with the result for each account. A share that failed can be tried again.', 'mainstreet-blocks' ),
				__( 'Accounts are connected under Settings > Mainstreet.', 'mainstreet-blocks' ),
			),
		);
	}
}
