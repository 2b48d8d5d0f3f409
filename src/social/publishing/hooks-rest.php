<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Social\Publishing\Messages\Share_Composer;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_card_preview', array( Share_Composer::class, 'add_to_preview' ), 10, 4 );
