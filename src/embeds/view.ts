import { onEmbedRequest, showTemplate } from '@shared/view/embed';

// Boxes without a template have a module of their block, which does more than to put it in place.
onEmbedRequest( '.mainstreet-embed.has-template', showTemplate );
