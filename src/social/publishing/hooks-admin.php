<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Social\Publishing\Shares\Shares_Screen;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Shares_Screen::class, 'add' ) );
